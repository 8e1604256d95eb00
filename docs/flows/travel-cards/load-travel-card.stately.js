// Generated from machines/travel-cards/load-travel-card.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    cards: fromPromise(async () => {}),
    policy: fromPromise(async () => {}),
    createCard: fromPromise(async () => {}),
  },
  guards: {
    cardsFailed: () => false,
    isSettled: () => false,
    hasCards: () => false,
    policyFailed: () => false,
    getsAutomaticCard: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    settle: () => {},
    keepError: () => {},
    "sets cards, policy": () => {},
    "sets cards": () => {},
  },
}).createMachine({
  id: "load-travel-card",
  description: "Loads the cards of one policy, and creates a missing card for some products.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the cards and the policy in parallel.",
      tags: "waiting",
      entry: "sets cards, policy",
      invoke: [
        {
          id: "cards",
          src: "cards",
          onDone: { actions: "settle" },
          onError: { actions: "settle" },
        },
        {
          id: "policy",
          src: "policy",
          onDone: { actions: "settle" },
          onError: { actions: "settle" },
        },
      ],
      always: [{ guard: "cardsFailed", target: "unavailable" }, { guard: "isSettled", target: "deciding" }],
    },
    deciding: {
      description: "Cards are shown even without the policy. Without a card, the policy decides whether one is created.",
      always: [
        { guard: "hasCards", target: "loaded" },
        { guard: "policyFailed", target: "unavailable" },
        { guard: "getsAutomaticCard", target: "creating" },
        { target: "loaded" },
      ],
    },
    unavailable: {
      description: "The cards or the policy could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" },
    },
    creating: {
      description: "Creating the visitor's card.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "createCard",
        src: "createCard",
        onDone: { target: "loaded", actions: "sets cards" },
        onError: [
          { guard: "isOutcomeUnknown", target: "notCreated.unknown", actions: "keepError" },
          { target: "notCreated.failed", actions: "keepError" },
        ],
      },
    },
    notCreated: {
      description: "There is no card to show.",
      initial: "failed",
      on: { retried: "loading" },
      states: {
        failed: { description: "The card was not created (B8.31).", tags: "failure" },
        unknown: {
          description: "No readable response: the card may have been created.",
          tags: ["failure", "unknown"],
        },
      },
    },
    loaded: { description: "Loading has ended; there may be no card, and no policy.", type: "final" },
  },
});
