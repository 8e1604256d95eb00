// Generated from machines/access/access.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadAccess: fromPromise(async () => {}),
    loadOrganisation: fromPromise(async () => {}),
    addAccess: fromPromise(async () => {}),
    deleteAccess: fromPromise(async () => {}),
  },
  guards: {
    isDialogShut: () => false,
    isOfAnotherOrganisation: () => false,
    hasNoRole: () => false,
    mayAdd: () => false,
    isFormAddress: () => false,
    mayOpenForm: () => false,
    isListAddress: () => false,
    mayDelete: () => false,
    hasLostAccess: () => false,
    mayBeOutdated: () => false,
    meansNoRole: () => false,
  },
  actions: {
    keepData: () => {},
    applyDeletion: () => {},
    mergeOutcome: () => {},
    "sets organisation, mayBeOutdated": () => {},
    "sets error": () => {},
    "sets confirmation": () => {},
    "sets entryToDelete": () => {},
    "sets draft": () => {},
    "sets mayBeOutdated": () => {},
  },
}).createMachine({
  id: "access",
  description: "The persons with access to the organisation; an administrator adds and deletes access.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the data of the page in a child flow.",
      invoke: { id: "loadAccess", src: "loadAccess", onDone: { target: "page", actions: "keepData" } },
    },
    noAccess: {
      description: "The visitor acts for themselves, or has no role in the organisation. A phone number is shown, and the administrators' names if they are loaded.",
      meta: { address: "/bm/tilganger" },
    },
    page: {
      description: "The list, a dialog over it, and a message about the visitor's last action.",
      type: "parallel",
      meta: { address: "/bm/tilganger" },
      always: [
        { guard: "isOfAnotherOrganisation", target: "switched" },
        { guard: "hasNoRole", target: "noAccess" },
      ],
      states: {
        list: {
          description: "The persons with access.",
          initial: "fresh",
          states: {
            fresh: {
              description: "The list is shown as last loaded.",
              always: { guard: "mayBeOutdated", target: "refreshing" },
            },
            refreshing: {
              description: "Reloading the list, which may be outdated.",
              tags: "waiting",
              invoke: {
                id: "loadOrganisation",
                src: "loadOrganisation",
                onDone: { target: "fresh", actions: "sets organisation, mayBeOutdated" },
                onError: [
                  { guard: "meansNoRole", target: "#access.noAccess" },
                  { target: "stale", actions: "sets error" },
                ],
              },
            },
            stale: {
              description: "Reloading failed; the last loaded list is shown.",
              tags: "failure",
              on: { retried: { guard: "isDialogShut", target: "refreshing" } },
            },
          },
        },
        dialog: {
          description: "The dialog to delete a person's access.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              exit: "sets confirmation",
              on: {
                "add.requested": { guard: "mayAdd", target: "#access.adding" },
                "delete.requested": { guard: "mayDelete", target: "deleting", actions: "sets entryToDelete" },
                "address.requested": [
                  { guard: "mayOpenForm", target: "#access.adding" },
                  { guard: "isFormAddress", actions: "sets confirmation" },
                ],
              },
            },
            deleting: {
              description: "The administrator deletes a person's access, or their own, in a child flow.",
              invoke: {
                id: "deleteAccess",
                src: "deleteAccess",
                onDone: { target: "deciding", actions: "applyDeletion" },
              },
            },
            deciding: {
              description: "Choosing what follows the dialog: the screen for lost access, a reload of an outdated list, or the page.",
              exit: "sets entryToDelete",
              always: [
                { guard: "hasLostAccess", target: "#access.accessLost" },
                { guard: "mayBeOutdated", target: ["#access.page.list.refreshing", "shut"] },
                { target: "shut" },
              ],
            },
          },
        },
      },
    },
    adding: {
      description: "The administrator gives a person access in a child flow.",
      meta: { address: "/bm/tilganger/ny" },
      exit: "sets draft",
      invoke: { id: "addAccess", src: "addAccess", onDone: { target: "page", actions: "mergeOutcome" } },
      on: {
        "address.requested": { guard: "isListAddress", target: "page", actions: "sets mayBeOutdated" },
      },
    },
    switched: {
      description: "The list belongs to another organisation: the visitor has switched in another tab.",
      meta: { address: "/bm/tilganger" },
      tags: "failure",
      on: { "reload.requested": "reloading" },
    },
    reloading: { description: "The page reloads.", type: "final" },
    accessLost: {
      description: "The visitor has deleted their only access; a button leads to the agreement chooser.",
      on: { "chooser.requested": "leaving" },
    },
    leaving: { description: "The visitor goes to the agreement chooser.", type: "final" },
  },
});
