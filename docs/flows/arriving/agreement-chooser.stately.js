// Generated from machines/arriving/agreement-chooser.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// src/domain/errors/api-error.ts
var ownCodes = {
  timeout: "TIMEOUT",
  network: "NETWORK",
  unreadable: "UNREADABLE",
  unexpected: "UNEXPECTED"
};
var apiError = (known) => ({
  status: 0,
  statusText: "",
  code: ownCodes.unexpected,
  name: "ApiError",
  developerMessage: "",
  type: "INTERNAL_ERROR",
  message: "",
  requestCorrelationId: null,
  url: "",
  ...known
});
var texts = [
  "statusText",
  "code",
  "name",
  "developerMessage",
  "type",
  "message",
  "url"
];
function isApiError(thrown) {
  const parts = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return typeof status === "number" && (id === null || typeof id === "string") && texts.every((part) => typeof parts[part] === "string");
}
var toApiError = (error) => isApiError(error) ? error : apiError({
  name: error instanceof Error ? error.name : typeof error,
  developerMessage: textOf(error)
});
var errorOf = (event) => toApiError("error" in event ? event.error : null);
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// machines/arriving/agreement-chooser.ts
var agreementChooser = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    loadRelations: fromPromise(() => new Promise(() => {})),
    switchAgreement: fromPromise(() => new Promise(() => {}))
  },
  guards: { mayChoose: ({ context: { maySwitch } }, { output }) => maySwitch && output.length > 0 }
}).createMachine({
  id: "agreement-chooser",
  description: "The visitor chooses a party to act for: themselves, or an organisation.",
  context: ({ input }) => ({
    ...input,
    relations: [],
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the relations.",
      tags: "waiting",
      invoke: {
        id: "loadRelations",
        src: "loadRelations",
        onDone: [{
          guard: {
            type: "mayChoose",
            params: ({ event }) => event
          },
          target: "choosing",
          actions: assign({ relations: ({ event }) => event.output })
        }, { target: "leaving" }],
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      }
    },
    unavailable: {
      description: "The relations could not be loaded.",
      tags: "failure",
      on: { retried: "loading" }
    },
    choosing: {
      description: "The visitor chooses a party in a child flow.",
      invoke: {
        id: "switchAgreement",
        src: "switchAgreement",
        input: ({ context: { relations } }) => ({
          relations,
          shown: null
        }),
        onDone: "leaving"
      }
    },
    leaving: {
      description: "The visitor has switched, or cannot choose a party.",
      type: "final"
    }
  },
  output: ({ context }) => ({ leave: context.myPage })
});
export { agreementChooser };
