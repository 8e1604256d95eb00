// Generated from machines/overview/business-landing.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    agreement: fromPromise(async () => {}),
    damage: fromPromise(async () => {}),
  },
  guards: {
    canReload: () => false,
    isSortable: () => false,
    isFoldable: () => false,
    isAnotherSearch: () => false,
    isLoggedOut: () => false,
    hasNoRole: () => false,
    hasSettled: () => false,
  },
  actions: {
    settle: () => {},
    search: () => {},
    emitPolicies: () => {},
    "sets sorting": () => {},
    "sets openGroups": () => {},
  },
  delays: {
    searchPause: 700,
  },
}).createMachine({
  id: "business-landing",
  description: "The insurance of a company, with links to the other pages.",
  initial: "settling",
  states: {
    settling: {
      description: "Loading the agreement and the insurance (A4.12).",
      tags: "waiting",
      invoke: [
        {
          id: "agreement",
          src: "agreement",
          onDone: { actions: "settle" },
          onError: { actions: "settle" },
        },
        {
          id: "damage",
          src: "damage",
          onDone: { actions: "settle" },
          onError: { actions: "settle" },
        },
      ],
      always: [
        { guard: "isLoggedOut", target: "loggedOut" },
        { guard: "hasNoRole", target: "noAccess" },
        { guard: "hasSettled", target: "shown" },
      ],
    },
    loggedOut: {
      description: "The agreement could not be loaded; the page offers a login or a retry.",
      tags: "failure",
      on: { "reload.requested": "reloading" },
    },
    noAccess: { description: "The server says that the visitor has no role in the company.", type: "final" },
    shown: {
      description: "The page shows the overview, or a notice in its place.",
      entry: "emitPolicies",
      initial: "still",
      on: {
        "search.changed": { guard: "isAnotherSearch", target: ".typing", actions: "search" },
        "reload.requested": { guard: "canReload", target: "reloading" },
        "column.pressed": { guard: "isSortable", actions: "sets sorting" },
        "group.pressed": { guard: "isFoldable", actions: "sets openGroups" },
      },
      states: {
        still: { description: "Not typing. If there is a search, the count of its hits is announced." },
        typing: {
          description: "Typing; the count is announced after a pause.",
          after: { searchPause: "still" },
        },
      },
    },
    reloading: { description: "The page is reloaded.", type: "final" },
  },
});
