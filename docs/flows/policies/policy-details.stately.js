// Generated from machines/policies/policy-details.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadRepresentative: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    findDamagePolicy: fromPromise(async () => {}),
    areTogglesOn: fromPromise(async () => {}),
    getPolicyDetail: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
    findLifePolicy: fromPromise(async () => {}),
    shownPolicy: fromPromise(async () => {}),
    nextPayment: fromPromise(async () => {}),
  },
  guards: {
    meansNoRole: () => false,
    isFound: () => false,
    isUnknownProduct: () => false,
    isBehindToggles: () => false,
    searchesLife: () => false,
    hasNoDamagePolicies: () => false,
    hasNoLifePolicies: () => false,
    hasFound: () => false,
    isSearchingLife: () => false,
    isInvoiced: () => false,
    "not hasNoDamagePolicies": () => false,
  },
  actions: {
    keepError: () => {},
    keepFound: () => {},
    "sets representative": () => {},
    "sets isSearchingLife": () => {},
    "sets life": () => {},
    "sets isPlain": () => {},
    "sets detail": () => {},
  },
}).createMachine({
  id: "policy-details",
  description: "Finds the policy at an address, and shows it.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the visitor, and whether they may see the policy.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: { target: "searchingDamage", actions: "sets representative" },
      },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    searchingDamage: {
      description: "Looking for the policy of the address among the damage policies, which come first (C4.7).",
      tags: "waiting",
      invoke: {
        id: "findDamagePolicy",
        src: "findDamagePolicy",
        onDone: [
          { guard: "isUnknownProduct", target: "unknownProduct" },
          { guard: "isBehindToggles", target: "found.policy.loadingToggles", actions: "keepFound" },
          { guard: "isFound", target: "found.policy.loadingDetail", actions: "keepFound" },
          { guard: "searchesLife", target: "loadingBank", actions: "sets isSearchingLife" },
          { target: "notFound" },
        ],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "not hasNoDamagePolicies", target: "unavailable", actions: "keepError" },
          { guard: "searchesLife", target: "loadingBank", actions: "sets isSearchingLife" },
          { target: "notFound" },
        ],
      },
    },
    loadingBank: {
      description: "Loading the bank, which comes before the life policies (A7.3).",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: "searchingLife",
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    searchingLife: {
      description: "Looking for the policy among the life policies.",
      tags: "waiting",
      invoke: {
        id: "findLifePolicy",
        src: "findLifePolicy",
        onDone: [
          { guard: "isFound", target: "found.policy.shown", actions: "sets life" },
          { target: "notFound" },
        ],
        onError: [
          { guard: "hasNoLifePolicies", target: "notFound" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The policy or its details could not be loaded (B8.4).",
      tags: "failure",
      on: {
        retried: [
          { guard: "hasFound", target: "found.policy.loadingDetail" },
          { guard: "isSearchingLife", target: "loadingBank" },
          { target: "searchingDamage" },
        ],
      },
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    unknownProduct: { description: "The product of the policy is unknown (A8.13)." },
    found: {
      description: "The policy is known; its name and facts are shown while the rest loads.",
      type: "parallel",
      states: {
        policy: {
          description: "What the policy covers, and what the visitor can do.",
          initial: "loadingDetail",
          states: {
            loadingToggles: {
              description: "Loading whether the product's own view is switched on (B2.44).",
              tags: "waiting",
              invoke: {
                id: "areTogglesOn",
                src: "areTogglesOn",
                onDone: { target: "loadingDetail", actions: "sets isPlain" },
                onError: { target: "loadingDetail", actions: "sets isPlain" },
              },
            },
            loadingDetail: {
              description: "Loading the details of the policy.",
              tags: "waiting",
              invoke: {
                id: "getPolicyDetail",
                src: "getPolicyDetail",
                onDone: { target: "shown", actions: "sets detail" },
                onError: { target: "#policy-details.unavailable", actions: "keepError" },
              },
            },
            shown: {
              description: "A child flow shows the policy.",
              invoke: { id: "shownPolicy", src: "shownPolicy" },
            },
          },
        },
        payment: {
          description: "The next payment, which the page does not wait for (C4.42).",
          initial: "choosing",
          states: {
            choosing: {
              description: "Invoices are loaded only for a private customer's policy that is in force.",
              always: [{ guard: "isInvoiced", target: "shown" }, { target: "absent" }],
            },
            absent: { description: "The invoices are not loaded." },
            shown: {
              description: "A child flow shows the next payment.",
              invoke: { id: "nextPayment", src: "nextPayment" },
            },
          },
        },
      },
    },
  },
});
