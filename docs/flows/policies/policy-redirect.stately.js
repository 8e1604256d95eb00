// Generated from machines/policies/policy-redirect.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    findDamagePolicy: fromPromise(async () => {}),
    identify: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
    findLifePolicy: fromPromise(async () => {}),
  },
  guards: {
    isFound: () => false,
    hasNoDamagePolicies: () => false,
    searchesLife: () => false,
  },
  actions: {
    keepPath: () => {},
    "sets damageError": () => {},
  },
}).createMachine({
  id: "policy-redirect",
  description: "Redirects to the detail page of a policy, or to the start of the app.",
  initial: "searchingDamage",
  states: {
    searchingDamage: {
      description: "Looking for the policy among the damage policies.",
      tags: "waiting",
      invoke: {
        id: "findDamagePolicy",
        src: "findDamagePolicy",
        onDone: [
          { guard: "isFound", target: "redirected", actions: "keepPath" },
          { target: "identifying" },
        ],
        onError: [
          { guard: "hasNoDamagePolicies", target: "identifying", actions: "sets damageError" },
          { target: "redirected" },
        ],
      },
    },
    identifying: {
      description: "Loading whether the visitor is a person, because only persons have life policies.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [{ guard: "searchesLife", target: "loadingBank" }, { target: "redirected" }],
        onError: "redirected",
      },
    },
    loadingBank: {
      description: "Loading the bank, which comes before the life policies (A7.3).",
      tags: "waiting",
      invoke: { id: "getBankInfo", src: "getBankInfo", onDone: "searchingLife", onError: "redirected" },
    },
    searchingLife: {
      description: "Looking for the policy among the life policies.",
      tags: "waiting",
      invoke: {
        id: "findLifePolicy",
        src: "findLifePolicy",
        onDone: { target: "redirected", actions: "keepPath" },
        onError: "redirected",
      },
    },
    redirected: { description: "The other page opens; going back skips this one.", type: "final" },
  },
});
