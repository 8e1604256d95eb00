// Generated from machines/travel-cards/add-travel-card.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    addCard: fromPromise(async () => {}),
  },
  guards: {
    isValid: () => false,
    isOutcomeUnknown: () => false,
    mayBeOutdated: () => false,
  },
  actions: {
    keepError: () => {},
    keepField: () => {},
    markMaybeOutdated: () => {},
    "emits form.rejected": () => {},
    "sets added": () => {},
  },
  delays: {
    travelCardSuccess: 500,
  },
}).createMachine({
  id: "add-travel-card",
  description: "The visitor adds a travel card by its policy number.",
  initial: "filling",
  states: {
    filling: {
      description: "The visitor types the number.",
      initial: "typing",
      on: {
        "field.changed": { actions: "keepField" },
        submitted: [{ guard: "isValid", target: "sending" }, { target: ".rejected" }],
        cancelled: [{ guard: "mayBeOutdated", target: "unknown" }, { target: "cancelled" }],
        "dialog.dismissed": [{ guard: "mayBeOutdated", target: "unknown" }, { target: "cancelled" }],
      },
      states: {
        typing: { description: "The field shows the digits typed so far." },
        rejected: {
          description: "The visitor submitted the form without a number.",
          entry: "emits form.rejected",
          always: { guard: "isValid", target: "typing" },
        },
        failed: { description: "The request failed; the field keeps the number.", tags: "failure" },
        unknown: {
          description: "No readable response: the card may have been added.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Sending the number to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "addCard",
        src: "addCard",
        onDone: { target: "added", actions: "sets added" },
        onError: [
          {
            guard: "isOutcomeUnknown",
            target: "filling.unknown",
            actions: ["keepError", "markMaybeOutdated"],
          },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    added: {
      description: "The dialog says for half a second that the card is added (B9.12).",
      after: { travelCardSuccess: "done" },
    },
    done: { description: "The card is added.", type: "final" },
    cancelled: { description: "No card was added.", type: "final" },
    unknown: { description: "The visitor closed the dialog without knowing the result.", type: "final" },
  },
});
