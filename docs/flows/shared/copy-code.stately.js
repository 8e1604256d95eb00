// Generated from machines/shared/copy-code.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { emit, setup } from "xstate";
// src/domain/errors/words.ts
var errorWords = {
  code: "Feilkode",
  copyCode: "Kopier feilkode",
  back: "Gå tilbake",
  again: "Prøv igjen",
  overview: "Gå til oversikt",
  backToOverview: "Tilbake til oversikt",
  cardToOverview: "Tilbake til oversikten",
  logIn: "Logg inn",
  draftStored: "Det du har skrevet, er tatt vare på.",
  ring: "Ring oss på {phone}"
};
// src/domain/errors/copy-words.ts
var copyWords = {
  more: "Vis teknisk informasjon",
  status: "HTTP-status",
  at: "Tidspunkt",
  copied: "Feilkoden er kopiert.",
  failed: "Feilkoden kunne ikke kopieres. Marker den og kopier den selv."
};
var detailFacts = ({ status, at }) => [...status > 0 ? [[copyWords.status, String(status)]] : [], [copyWords.at, at]];
var copiedText = (code, details) => details === null ? code : [[errorWords.code, code], ...detailFacts(details)].map((fact) => fact.join(": ")).join("\n");
// machines/shared/copy-code.ts
var copyCode = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {}
  },
  delays: { feedback: {
    copyFeedback: 2e3,
    travelCardSuccess: 500,
    dialogClosing: 300,
    reduced: 1,
    collapsing: 250
  }.copyFeedback }
}).createMachine({
  id: "copy-code",
  description: "The customer copies a code: an error code for customer service, or a code of their own.",
  context: ({ input }) => input,
  initial: "idle",
  on: { "copy.requested": ".copying" },
  states: {
    idle: { description: "The code can be copied." },
    copying: {
      description: "Writing the code to the clipboard.",
      entry: emit(({ context }) => ({
        type: "clipboard.wanted",
        text: copiedText(context.code, context.details)
      })),
      on: {
        "clipboard.written": "copied",
        "clipboard.refused": "failed"
      }
    },
    copied: {
      description: "The page says that the code is copied.",
      after: { feedback: "idle" }
    },
    failed: {
      description: "The page says that the browser did not allow copying.",
      after: { feedback: "idle" }
    }
  }
});
export { copyCode };
