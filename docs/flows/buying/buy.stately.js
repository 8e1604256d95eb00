// Generated from machines/buying/buy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    visitorRouting: fromPromise(async () => {}),
    getSalesEntrance: fromPromise(async () => {}),
    acceptsOffers: fromPromise(async () => {}),
    sellsDigitally: fromPromise(async () => {}),
    getBuyer: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
  },
  guards: {
    movesToSuccessor: () => false,
    isBusiness: () => false,
    isNewSale: () => false,
    canBuyDigitally: () => false,
    isUnwanted: () => false,
    isBankKnown: () => false,
    hasCustomerRecord: () => false,
    isInAnotherBank: () => false,
    isNotYetCustomer: () => false,
    isRefused: () => false,
    isAnotherSearch: () => false,
  },
  actions: {
    settle: () => {},
    search: () => {},
    keepRouted: () => {},
    "sets bank": () => {},
    "sets isNewSale": () => {},
    "sets buyer": () => {},
    "sets error": () => {},
    "sets error, bank": () => {},
  },
  delays: {
    searchPause: 700,
  },
}).createMachine({
  id: "buy",
  description: "The products that the visitor can buy here.",
  invoke: {
    id: "acceptsOffers",
    src: "acceptsOffers",
    onDone: { actions: "settle" },
    onError: { actions: "settle" },
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        onDone: [
          { guard: "movesToSuccessor", target: "leaving", actions: "keepRouted" },
          { guard: "isBusiness", target: "leaving" },
          { target: "loadingSalesEntrance", actions: ["keepRouted", "sets bank"] },
        ],
      },
    },
    loadingSalesEntrance: {
      description: "Loading whether the visitor is a customer of damage insurance.",
      tags: "waiting",
      invoke: {
        id: "getSalesEntrance",
        src: "getSalesEntrance",
        onDone: "loadingDigitalSale",
        onError: [
          { guard: "isNewSale", target: "loadingDigitalSale", actions: "sets isNewSale" },
          { target: "loadingDigitalSale" },
        ],
      },
    },
    loadingDigitalSale: {
      description: "Loading whether the visitor can buy digitally.",
      tags: "waiting",
      invoke: {
        id: "sellsDigitally",
        src: "sellsDigitally",
        onDone: [{ guard: "canBuyDigitally", target: "loadingBuyer" }, { target: "notSold" }],
        onError: "loadingBuyer",
      },
    },
    loadingBuyer: {
      description: "Loading the customer record.",
      tags: "waiting",
      invoke: {
        id: "getBuyer",
        src: "getBuyer",
        onDone: [
          { guard: "isUnwanted", target: "notSold" },
          { target: "checkingBank", actions: "sets buyer" },
        ],
        onError: { target: "checkingBank", actions: "sets error" },
      },
    },
    checkingBank: {
      description: "Checking whether routing has loaded the bank already.",
      always: [{ guard: "isBankKnown", target: "deciding" }, { target: "loadingBank" }],
    },
    loadingBank: {
      description: "Loading the bank, which routing loads only for some visitors.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: { target: "deciding", actions: "sets bank" },
        onError: "deciding",
      },
    },
    deciding: {
      description: "Choosing the screen by the customer record, or by its error.",
      always: [
        { guard: "hasCustomerRecord", target: "offered" },
        { guard: "isInAnotherBank", target: "inAnotherBank" },
        { guard: "isNotYetCustomer", target: "offered" },
        { guard: "isRefused", target: "refused" },
        { target: "unavailable" },
      ],
    },
    offered: {
      description: "The page lists the products, or the hits of the search, with links to the surrounding site.",
      initial: "still",
      on: { "search.changed": { guard: "isAnotherSearch", target: ".typing", actions: "search" } },
      states: {
        still: { description: "Not typing. If there is a search, the count of its hits is announced." },
        typing: {
          description: "Typing; the count is announced after a pause.",
          after: { searchPause: "still" },
        },
      },
    },
    notSold: { description: "The insurer does not sell digitally to this customer." },
    inAnotherBank: {
      description: "The visitor is a customer of another bank; the page says how to contact the insurer.",
    },
    refused: { description: "The visitor has no access, or the session has ended." },
    unavailable: {
      description: "The customer record could not be loaded.",
      tags: "failure",
      on: { retried: { target: "loadingBuyer", actions: "sets error, bank" } },
    },
    leaving: {
      description: "The visitor leaves for the successor, or for the order page of a business.",
      type: "final",
    },
  },
});
