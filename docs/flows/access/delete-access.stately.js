// Generated from machines/access/delete-access.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    deleteRelation: fromPromise(async () => {}),
  },
  guards: {
    isOutcomeUnknown: () => false,
    mayBeOutdated: () => false,
    isAlreadyDeleted: () => false,
  },
  actions: {
    keepError: () => {},
    markMaybeOutdated: () => {},
  },
}).createMachine({
  id: "delete-access",
  description: "An administrator confirms and deletes a person's access.",
  initial: "confirming",
  states: {
    confirming: {
      description: "Asking the visitor to confirm the deletion.",
      initial: "unanswered",
      on: {
        confirmed: "deleting",
        cancelled: [{ guard: "mayBeOutdated", target: "unknown" }, { target: "cancelled" }],
        "dialog.dismissed": [{ guard: "mayBeOutdated", target: "unknown" }, { target: "cancelled" }],
      },
      states: {
        unanswered: { description: "Waiting for the visitor's answer." },
        failed: { description: "The deletion failed.", tags: "failure" },
        unknown: { description: "No readable response: it may be deleted.", tags: ["failure", "unknown"] },
      },
    },
    deleting: {
      description: "Deleting the access.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteRelation",
        src: "deleteRelation",
        onDone: "deleted",
        onError: [
          { guard: "isAlreadyDeleted", target: "deleted" },
          {
            guard: "isOutcomeUnknown",
            target: "confirming.unknown",
            actions: ["keepError", "markMaybeOutdated"],
          },
          { target: "confirming.failed", actions: "keepError" },
        ],
      },
    },
    deleted: { description: "The access is deleted.", type: "final" },
    cancelled: { description: "The administrator cancelled; the access still exists.", type: "final" },
    unknown: { description: "Cancelled, and the access may be deleted.", type: "final" },
  },
});
