// Generated from machines/arriving/visitor-routing.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    identify: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    getTransitionToggle: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
    getRouting: fromPromise(async () => {}),
    hasDamagePolicies: fromPromise(async () => {}),
    getRedirectToggle: fromPromise(async () => {}),
    getDirectAccess: fromPromise(async () => {}),
  },
  guards: {
    meansNoRole: () => false,
    isToggleOn: () => false,
    isBusiness: () => false,
    mayBeBlocked: () => false,
    mayNotSeeDamage: () => false,
    movesToSuccessor: () => false,
    hasFailed: () => false,
    isBlocked: () => false,
    belongsHere: () => false,
  },
  actions: {
    resetRouting: () => {},
    "sets visitor": () => {},
    "sets error": () => {},
    "sets routing": () => {},
    "sets routing, error": () => {},
    "sets hasDamagePolicies": () => {},
    "sets hasDamagePolicies, error": () => {},
    "sets redirect": () => {},
    "sets redirect, error": () => {},
    "sets access": () => {},
    "sets access, error": () => {},
  },
}).createMachine({
  id: "visitor-routing",
  description: "Decides where the visitor belongs: on this page, at the successor insurer, or at the bank.",
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading the identification.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: { target: "loadingTransition", actions: "sets visitor" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { target: "loggedOut", actions: "sets error" },
        ],
      },
    },
    loggedOut: {
      description: "The identification could not be loaded.",
      tags: "failure",
      on: { retried: "identifying" },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    loadingTransition: {
      description: "Loading the toggle of the move to the successor insurer.",
      tags: "waiting",
      invoke: {
        id: "getTransitionToggle",
        src: "getTransitionToggle",
        onDone: [
          { guard: "isToggleOn", target: "loadingBank", actions: "sets visitor" },
          { target: "shown" },
        ],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    loadingBank: {
      description: "Loading the bank whose site the visitor comes from.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: { target: "routing", actions: "sets visitor" },
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    routing: {
      description: "Loading responses in parallel, until they are enough for a decision.",
      type: "parallel",
      always: [
        { guard: "movesToSuccessor", target: "leaving" },
        { guard: "hasFailed", target: "unavailable" },
        { guard: "isBlocked", target: "blocked" },
        { guard: "belongsHere", target: "shown" },
      ],
      states: {
        successor: {
          description: "The requests that decide whether the visitor moves to the successor.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Businesses and private customers need different requests.",
              always: [{ guard: "isBusiness", target: "business" }, { target: "private" }],
            },
            business: {
              description: "Loading the insurer of the business.",
              tags: "waiting",
              invoke: {
                id: "getRouting",
                src: "getRouting",
                onDone: { actions: "sets routing" },
                onError: { actions: "sets routing, error" },
              },
            },
            private: {
              description: "Loading whether the customer has damage policies, and the toggle of the redirect.",
              tags: "waiting",
              invoke: [
                {
                  id: "hasDamagePolicies",
                  src: "hasDamagePolicies",
                  onDone: { actions: "sets hasDamagePolicies" },
                  onError: [
                    { guard: "mayNotSeeDamage", actions: "sets hasDamagePolicies" },
                    { actions: "sets hasDamagePolicies, error" },
                  ],
                },
                {
                  id: "getRedirectToggle",
                  src: "getRedirectToggle",
                  onDone: { actions: "sets redirect" },
                  onError: { actions: "sets redirect, error" },
                },
              ],
            },
          },
        },
        access: {
          description: "The request that decides whether the bank blocks direct access.",
          initial: "notNeeded",
          states: {
            notNeeded: {
              description: "Most banks may not block direct access, so nothing is loaded.",
              always: { guard: "mayBeBlocked", target: "loading" },
            },
            loading: {
              description: "Loading whether the bank blocks direct access.",
              tags: "waiting",
              invoke: {
                id: "getDirectAccess",
                src: "getDirectAccess",
                onDone: { actions: "sets access" },
                onError: { actions: "sets access, error" },
              },
            },
          },
        },
      },
    },
    blocked: { description: "The bank blocks direct access; its customers log in at its own site." },
    unavailable: {
      description: "A response that is needed for the decision could not be loaded.",
      tags: "failure",
      entry: "resetRouting",
      on: { retried: "loadingTransition" },
    },
    shown: { description: "The visitor belongs on this page.", type: "final" },
    leaving: { description: "The visitor belongs at the successor.", type: "final" },
  },
});
