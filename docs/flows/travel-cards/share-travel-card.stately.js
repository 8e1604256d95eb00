// Generated from machines/travel-cards/share-travel-card.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    shareCard: fromPromise(async () => {}),
  },
  guards: {
    changesValue: () => false,
    isEdited: () => false,
    isValid: () => false,
    isRefused: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    keepError: () => {},
    keepField: () => {},
    "emits form.rejected": () => {},
    "sets form": () => {},
  },
}).createMachine({
  id: "share-travel-card",
  description: "The visitor types a national identity number, confirms, and the person gets a card.",
  initial: "filling",
  states: {
    filling: {
      description: "The visitor types the national identity number.",
      initial: "typing",
      on: {
        "field.changed": { guard: "changesValue", actions: "keepField" },
        submitted: [{ guard: "isValid", target: "confirming" }, { target: ".rejected" }],
        "dialog.dismissed": "cancelled",
      },
      states: {
        typing: { description: "The field shows the digits typed so far." },
        rejected: {
          description: "The number is missing or has the wrong length.",
          entry: "emits form.rejected",
          always: { guard: "isValid", target: "typing" },
        },
        refused: {
          description: "The server refused the number. Typing another number clears the error (B8.26, B8.27).",
          tags: "failure",
          entry: "emits form.rejected",
          always: { guard: "isEdited", target: "typing" },
        },
        failed: { description: "The request failed; the field keeps the number.", tags: "failure" },
      },
    },
    confirming: {
      description: "The visitor reads that sharing cannot be undone.",
      on: { confirmed: "sending", back: "filling", "dialog.dismissed": "cancelled" },
    },
    sending: {
      description: "Sharing the card. The request is never retried (B7.22, B9.13).",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "shareCard",
        src: "shareCard",
        onDone: "shared",
        onError: [
          { guard: "isOutcomeUnknown", target: "unknown", actions: "keepError" },
          { guard: "isRefused", target: "filling.refused", actions: "keepError" },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    unknown: {
      description: "No readable response: the card may have been shared.",
      tags: ["failure", "unknown"],
      on: { finished: "done", "dialog.dismissed": "done" },
    },
    shared: {
      description: "The dialog says that the card is shared.",
      entry: "sets form",
      on: { finished: "done", "dialog.dismissed": "done" },
    },
    cancelled: { description: "Nothing was shared.", type: "final" },
    done: { description: "The policy may have a new card.", type: "final" },
  },
});
