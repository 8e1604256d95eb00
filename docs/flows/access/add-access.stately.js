// Generated from machines/access/add-access.ts by `npm run docs`; do not edit.
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
    isRefused: () => false,
    isOutcomeUnknown: () => false,
    mayBeOutdated: () => false,
  },
  actions: {
    markMaybeOutdated: () => {},
    keepError: () => {},
    keepField: () => {},
    "emits form.rejected": () => {},
    "sets submittedForm": () => {},
    "sets addedName": () => {},
  },
}).createMachine({
  id: "add-access",
  description: "An administrator gives a person access, by national identity number, surname and role.",
  initial: "filling",
  states: {
    filling: {
      description: "The administrator fills in the form.",
      initial: "typing",
      on: {
        "field.changed": { guard: "changesValue", actions: "keepField" },
        submitted: [{ guard: "isValid", target: "sending" }, { target: ".rejected" }],
        cancelled: [{ guard: "mayBeOutdated", target: "unknown" }, { target: "cancelled" }],
      },
      states: {
        typing: { description: "The form shows the number, the surname and the role typed so far." },
        rejected: {
          description: "The form shows errors at the number, the surname or the role.",
          entry: "emits form.rejected",
          always: { guard: "isValid", target: "typing" },
        },
        refused: {
          description: "The server refused the number or the surname; any change to the form clears the error.",
          tags: "failure",
          entry: "emits form.rejected",
          always: { guard: "isEdited", target: "typing" },
        },
        failed: {
          description: "The request failed for another reason; the form keeps its values.",
          tags: "failure",
        },
        unknown: {
          description: "No readable response: the person may have got access.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Sending the new access to the insurer.",
      tags: ["waiting", "unsaved"],
      entry: "sets submittedForm",
      invoke: {
        id: "createRelation",
        src: "createRelation",
        onDone: { target: "added", actions: "sets addedName" },
        onError: [
          {
            guard: "isOutcomeUnknown",
            target: "filling.unknown",
            actions: ["keepError", "markMaybeOutdated"],
          },
          { guard: "isRefused", target: "filling.refused", actions: "keepError" },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    added: { description: "The person has access.", type: "final" },
    cancelled: { description: "Nobody was added.", type: "final" },
    unknown: { description: "Cancelled, and the person may have got access.", type: "final" },
  },
});
