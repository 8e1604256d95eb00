// Generated from machines/sharing/given-insight.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listRelations: fromPromise(async () => {}),
    deleteRelation: fromPromise(async () => {}),
  },
  guards: {
    canOpenConfirmation: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    openConfirmation: () => {},
    keepSuccess: () => {},
    keepFailure: () => {},
    "sets relations": () => {},
    "sets error": () => {},
    "sets change": () => {},
    "sets toDelete": () => {},
  },
}).createMachine({
  id: "given-insight",
  description: "The persons whom the customer has given insight.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the list: at the start, after each deletion, successful or not, and on a retry.",
      tags: "waiting",
      invoke: {
        id: "listRelations",
        src: "listRelations",
        onDone: { target: "listed", actions: "sets relations" },
        onError: { target: "unavailable", actions: "sets error" },
      },
      initial: "known",
      states: {
        known: { description: "No deletion with an unknown outcome came just before." },
        unknown: {
          description: "The last deletion got no readable response; the list shows whether it succeeded.",
          tags: "unknown",
        },
      },
    },
    unavailable: {
      description: "The list could not be loaded (B8.22).",
      tags: "failure",
      on: { retried: "loading" },
    },
    listed: {
      description: "The insurer's current list.",
      initial: "closed",
      states: {
        closed: {
          description: "No row asks for confirmation.",
          on: {
            "delete.requested": {
              guard: "canOpenConfirmation",
              target: "confirming",
              actions: ["sets change", "openConfirmation"],
            },
          },
        },
        confirming: {
          description: "One row asks whether to delete the insight.",
          on: {
            "delete.requested": { guard: "canOpenConfirmation", actions: "openConfirmation" },
            cancelled: { target: "closed", actions: "sets toDelete" },
            confirmed: "#given-insight.deleting",
          },
        },
      },
    },
    deleting: {
      description: "Deleting the insight of one person.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteRelation",
        src: "deleteRelation",
        onDone: { target: "loading", actions: "keepSuccess" },
        onError: [
          { guard: "isOutcomeUnknown", target: "loading.unknown", actions: "keepFailure" },
          { target: "loading", actions: "keepFailure" },
        ],
      },
    },
  },
});
