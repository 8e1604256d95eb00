// Generated from machines/sharing/give-insight.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    createRelation: fromPromise(async () => {}),
  },
  guards: {
    changesValue: () => false,
    isEdited: () => false,
    isValid: () => false,
    isAccepted: () => false,
    isOutcomeUnknown: () => false,
    isRefused: () => false,
  },
  actions: {
    keepError: () => {},
    keepAttempt: () => {},
    keepField: () => {},
    "emits form.rejected": () => {},
    "sets registeredName": () => {},
  },
}).createMachine({
  id: "give-insight",
  description: "The visitor gives a person insight, by national identity number and surname.",
  initial: "filling",
  states: {
    filling: {
      description: "The visitor fills in the form.",
      initial: "typing",
      on: {
        "field.changed": { guard: "changesValue", actions: "keepField" },
        submitted: [{ guard: "isAccepted", target: "sending" }, { target: ".rejected" }],
        cancelled: "cancelled",
        "dialog.dismissed": "cancelled",
      },
      states: {
        typing: { description: "The form shows the values typed so far." },
        rejected: {
          description: "The visitor submitted a form with errors.",
          entry: ["emits form.rejected", "keepAttempt"],
          always: { guard: "isValid", target: "typing" },
        },
        refused: {
          description: "The server refused a field; any change to the form clears the error.",
          tags: "failure",
          entry: "emits form.rejected",
          always: { guard: "isEdited", target: "typing" },
        },
      },
    },
    sending: {
      description: "Sending the request to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "createRelation",
        src: "createRelation",
        onDone: { target: "given", actions: "sets registeredName" },
        onError: [
          { guard: "isOutcomeUnknown", target: "unknown", actions: "keepError" },
          { guard: "isRefused", target: "filling.refused", actions: "keepError" },
          { target: "failed", actions: "keepError" },
        ],
      },
    },
    given: { description: "The person has insight.", type: "final" },
    failed: {
      description: "The request failed; the dialog closes, and the page shows an error (B8.19).",
      type: "final",
    },
    unknown: {
      description: "No readable response: the person may have insight, and the page reloads the list.",
      type: "final",
      tags: "unknown",
    },
    cancelled: { description: "The visitor cancelled, or closed the dialog.", type: "final" },
  },
});
