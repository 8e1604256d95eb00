// Generated from machines/travel-cards/travel-card.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadTravelCard: fromPromise(async () => {}),
    shownTravelCard: fromPromise(async () => {}),
    loadPolicy: fromPromise(async () => {}),
    loadTerms: fromPromise(async () => {}),
  },
  guards: {
    isEmpty: () => false,
    isOwn: () => false,
    policyFailed: () => false,
    isDeleted: () => false,
  },
  actions: {
    keepLoaded: () => {},
    "sets policy, policyError": () => {},
    "sets policyError": () => {},
    "sets terms": () => {},
    "sets termsError": () => {},
  },
}).createMachine({
  id: "travel-card",
  description: "The travel cards of one policy, with terms and damage report.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the cards and the policy in a child flow.",
      invoke: {
        id: "loadTravelCard",
        src: "loadTravelCard",
        onDone: [{ guard: "isEmpty", target: "absent" }, { target: "deciding", actions: "keepLoaded" }],
      },
    },
    deciding: {
      description: "Only the policyholder can share and delete cards and sees the terms (0026).",
      always: [
        { guard: "isOwn", target: "page" },
        { guard: "policyFailed", target: "cardsOnly.unavailable" },
        { target: "cardsOnly.notPolicyholder" },
      ],
    },
    cardsOnly: {
      description: "The cards are shown without buttons to share or delete them.",
      initial: "notPolicyholder",
      states: {
        notPolicyholder: { description: "The policy is not the visitor's own." },
        unavailable: {
          description: "The policy could not be loaded; the cards are shown without it.",
          tags: "failure",
          on: { retried: "loading" },
        },
        loading: {
          description: "Loading the policy again.",
          tags: "waiting",
          invoke: {
            id: "loadPolicy",
            src: "loadPolicy",
            onDone: { target: "#travel-card.deciding", actions: "sets policy, policyError" },
            onError: { target: "#travel-card.deciding", actions: "sets policyError" },
          },
        },
      },
    },
    absent: { description: "The policy has no card that the visitor may see." },
    page: {
      description: "The cards, and the terms of their policy.",
      type: "parallel",
      states: {
        cards: {
          description: "The cards.",
          initial: "shown",
          states: {
            shown: {
              description: "A child flow shows the cards and their dialogs.",
              invoke: {
                id: "shownTravelCard",
                src: "shownTravelCard",
                onDone: [
                  { guard: "isDeleted", target: "#travel-card.home" },
                  { target: "#travel-card.absent" },
                ],
              },
            },
          },
        },
        terms: {
          description: "The terms; the period of the policy decides which ones apply (B2.102).",
          initial: "loading",
          states: {
            loading: {
              description: "Loading the list of documents.",
              tags: "waiting",
              invoke: {
                id: "loadTerms",
                src: "loadTerms",
                onDone: { target: "listed", actions: "sets terms" },
                onError: { target: "unavailable", actions: "sets termsError" },
              },
            },
            listed: { description: "The page lists the documents of the terms." },
            unavailable: {
              description: "The terms could not be loaded.",
              tags: "failure",
              on: { retried: "loading" },
            },
          },
        },
      },
    },
    home: { description: "A card is deleted; the start page opens (B4.25).", type: "final" },
  },
});
