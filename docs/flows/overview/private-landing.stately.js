// Generated from machines/overview/private-landing.ts by `npm run docs`; do not edit.
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
    life: fromPromise(async () => {}),
    digital: fromPromise(async () => {}),
    shared: fromPromise(async () => {}),
    bank: fromPromise(async () => {}),
    declarations: fromPromise(async () => {}),
    hidesDeclarations: fromPromise(async () => {}),
    messages: fromPromise(async () => {}),
    documents: fromPromise(async () => {}),
    acceptance: fromPromise(async () => {}),
    invoices: fromPromise(async () => {}),
    claims: fromPromise(async () => {}),
    threads: fromPromise(async () => {}),
    declaration: fromPromise(async () => {}),
    unread: fromPromise(async () => {}),
    archive: fromPromise(async () => {}),
    travelCards: fromPromise(async () => {}),
  },
  guards: {
    isLoggedOut: () => false,
    hasNoRole: () => false,
    hasSettled: () => false,
    loadsLife: () => false,
    skipsLife: () => false,
    isCustomer: () => false,
    isDamageCustomer: () => false,
    canReload: () => false,
    showsTips: () => false,
    isFoldable: () => false,
    isAnotherSearch: () => false,
    arePoliciesSettled: () => false,
  },
  actions: {
    settle: () => {},
    search: () => {},
    emitPolicies: () => {},
    "sets showsTips": () => {},
    "emits tips.closed": () => {},
    "sets openGroups": () => {},
  },
  delays: {
    searchPause: 700,
  },
}).createMachine({
  id: "private-landing",
  description: "The policies and the tasks of a private customer.",
  invoke: [
    {
      id: "digital",
      src: "digital",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    { id: "shared", src: "shared", onDone: { actions: "settle" }, onError: { actions: "settle" } },
    { id: "bank", src: "bank", onDone: { actions: "settle" }, onError: { actions: "settle" } },
    {
      id: "declarations",
      src: "declarations",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "hidesDeclarations",
      src: "hidesDeclarations",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "messages",
      src: "messages",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "documents",
      src: "documents",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "acceptance",
      src: "acceptance",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "threads",
      src: "threads",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "declaration",
      src: "declaration",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    { id: "unread", src: "unread", onDone: { actions: "settle" }, onError: { actions: "settle" } },
    {
      id: "archive",
      src: "archive",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
    {
      id: "travelCards",
      src: "travelCards",
      onDone: { actions: "settle" },
      onError: { actions: "settle" },
    },
  ],
  initial: "settling",
  states: {
    settling: {
      description: "Loading the agreement and the damage insurance (A4.12).",
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
    noAccess: {
      description: "The customer may not see the insurance; the page shows a phone number (A6.5).",
    },
    shown: {
      description: "The page shows the loaded parts, and a notice if any part failed.",
      type: "parallel",
      on: { "reload.requested": { guard: "canReload", target: "reloading" } },
      states: {
        policies: {
          description: "Policies and invoices. Some of their requests need data from earlier responses.",
          initial: "awaitingBank",
          on: {
            "tips.closed": { guard: "showsTips", actions: ["sets showsTips", "emits tips.closed"] },
            "group.pressed": { guard: "isFoldable", actions: "sets openGroups" },
          },
          states: {
            awaitingBank: {
              description: "Loading the bank, which decides whether life insurance is loaded (A7.3).",
              always: [
                { guard: "loadsLife", target: "loadingLife" },
                { guard: "skipsLife", target: "choosing" },
              ],
            },
            loadingLife: {
              description: "Loading the life insurance.",
              tags: "waiting",
              invoke: {
                id: "life",
                src: "life",
                onDone: { target: "choosing", actions: "settle" },
                onError: { target: "choosing", actions: "settle" },
              },
            },
            choosing: {
              description: "Invoices are loaded only for customers, by customer number.",
              always: [{ guard: "isCustomer", target: "loadingInvoices" }, { target: "counting" }],
            },
            loadingInvoices: {
              description: "Loading the unpaid invoices.",
              tags: "waiting",
              invoke: {
                id: "invoices",
                src: "invoices",
                onDone: { target: "counting", actions: "settle" },
                onError: { target: "counting", actions: "settle" },
              },
            },
            counting: {
              description: "Waiting for the successor's policies and the shared policies.",
              always: { guard: "arePoliciesSettled", target: "counted", actions: "emitPolicies" },
            },
            counted: {
              description: "All requests for policies have ended.",
              initial: "still",
              on: {
                "search.changed": { guard: "isAnotherSearch", target: ".typing", actions: "search" },
              },
              states: {
                still: {
                  description: "Not typing. If there is a search, the count of its hits is announced.",
                },
                typing: {
                  description: "Typing; the count is announced after a pause.",
                  after: { searchPause: "still" },
                },
              },
            },
          },
        },
        claims: {
          description: "The claims of the customer.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Claims are loaded only for damage customers.",
              always: [{ guard: "isDamageCustomer", target: "loading" }, { target: "settled" }],
            },
            loading: {
              description: "Loading the claims.",
              tags: "waiting",
              invoke: {
                id: "claims",
                src: "claims",
                onDone: { target: "settled", actions: "settle" },
                onError: { target: "settled", actions: "settle" },
              },
            },
            settled: { description: "The claims have loaded or failed, or are not loaded." },
          },
        },
      },
    },
    reloading: { description: "The page is reloaded.", type: "final" },
  },
});
