// Generated from machines/employees/employee-list.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadBusinessPolicies: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    listEmployees: fromPromise(async () => {}),
  },
  guards: {
    mayNotSee: () => false,
    isFound: () => false,
    meansNoRole: () => false,
    isAnotherSearch: () => false,
    isAmongHits: () => false,
    isAnotherCard: () => false,
  },
  actions: {
    keepPolicy: () => {},
    keepError: () => {},
    search: () => {},
    toggleCard: () => {},
    "sets employees": () => {},
    "sets reached": () => {},
  },
  delays: {
    searchPause: 700,
  },
}).createMachine({
  id: "employee-list",
  description: "Lists the employees that a policy covers, with a search.",
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the one at the address (C4.7).",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        onDone: [
          { guard: "mayNotSee", target: "noAccess" },
          { guard: "isFound", target: "loadingEmployees", actions: "keepPolicy" },
          { target: "notFound" },
        ],
      },
    },
    noAccess: {
      description: "The visitor has no role in the company. A child flow shows the persons who can give one (C4.12).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    notFound: {
      description: "The company has no such policy that could be read, or it covers no employees (B8.4, C4.7).",
    },
    loadingEmployees: {
      description: "Loading the employees. The request never uses the cache (B7.9).",
      tags: "waiting",
      invoke: {
        id: "listEmployees",
        src: "listEmployees",
        onDone: { target: "shown", actions: "sets employees" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The employees could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: "loadingEmployees" },
    },
    shown: {
      description: "The page lists the employees, or the hits of the search.",
      initial: "still",
      on: {
        "search.changed": { guard: "isAnotherSearch", target: ".typing", actions: "search" },
        "card.toggled": { guard: "isAmongHits", actions: "toggleCard" },
        "card.reached": { guard: "isAnotherCard", actions: "sets reached" },
      },
      states: {
        still: { description: "Not typing. If there is a search, the count of its hits is announced." },
        typing: {
          description: "Typing; the count is announced after a pause.",
          after: { searchPause: "still" },
        },
      },
    },
  },
});
