// Generated from machines/travel-cards/travel-cards.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadCards: fromPromise(async () => {}),
    loadPolicies: fromPromise(async () => {}),
    generateCards: fromPromise(async () => {}),
    addTravelCard: fromPromise(async () => {}),
  },
  guards: {
    isListIdle: () => false,
    isDialogShut: () => false,
    arePoliciesUnknown: () => false,
    lacksAutomaticCards: () => false,
    isEmpty: () => false,
    isAdded: () => false,
    mayBeOutdated: () => false,
    countsAsNoPolicies: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    keepError: () => {},
    dropDraft: () => {},
    "sets cards": () => {},
    "sets policies": () => {},
    "sets added": () => {},
  },
}).createMachine({
  id: "travel-cards",
  description: "The travel cards of the customer, with a dialog to add one.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the cards.",
      tags: "waiting",
      invoke: {
        id: "loadCards",
        src: "loadCards",
        onDone: { target: "page", actions: "sets cards" },
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: {
      description: "The cards could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" },
    },
    page: {
      description: "The cards, and a dialog over them.",
      type: "parallel",
      meta: { address: "/reisekort" },
      states: {
        list: {
          description: "The cards. Missing ones are generated.",
          initial: "deciding",
          states: {
            deciding: {
              description: "The policies decide whether a card is missing (B2.103, B7.23).",
              always: [
                { guard: "arePoliciesUnknown", target: "checking" },
                { guard: "lacksAutomaticCards", target: "generating" },
                { target: "complete" },
              ],
            },
            checking: {
              description: "The loaded cards that have not expired are shown while the policies load.",
              tags: "waiting",
              invoke: {
                id: "loadPolicies",
                src: "loadPolicies",
                onDone: { target: "deciding", actions: "sets policies" },
                onError: [
                  { guard: "countsAsNoPolicies", target: "deciding", actions: "sets policies" },
                  { target: "unchecked", actions: "keepError" },
                ],
              },
            },
            unchecked: {
              description: "The policies could not be loaded: cards may be missing or inactive.",
              tags: "failure",
              on: { retried: { guard: "isDialogShut", target: "checking" } },
            },
            generating: {
              description: "Generating the missing automatic cards.",
              tags: ["waiting", "unsaved"],
              invoke: {
                id: "generateCards",
                src: "generateCards",
                onDone: { target: "complete", actions: "sets cards" },
                onError: [
                  { guard: "isOutcomeUnknown", target: "unknown", actions: "keepError" },
                  { target: "notGenerated", actions: "keepError" },
                ],
              },
            },
            notGenerated: {
              description: "The missing cards could not be generated (B8.31).",
              tags: "failure",
              on: { retried: { guard: "isDialogShut", target: "generating" } },
            },
            unknown: {
              description: "No readable response: the missing cards may have been generated.",
              tags: ["failure", "unknown"],
              on: { retried: { guard: "isDialogShut", target: "generating" } },
            },
            complete: {
              description: "All cards from the insurer are shown.",
              always: { guard: "isEmpty", target: "empty" },
            },
            empty: { description: "The customer has no card." },
          },
        },
        dialog: {
          description: "The dialog to add a card.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: { "add.requested": { guard: "isListIdle", target: "adding" } },
            },
            adding: {
              description: "The visitor adds a card in a child flow.",
              invoke: {
                id: "addTravelCard",
                src: "addTravelCard",
                onDone: [
                  { guard: "isAdded", target: "#travel-cards.openingCard", actions: "sets added" },
                  { guard: "mayBeOutdated", target: "#travel-cards.loading", actions: "dropDraft" },
                  { target: "shut", actions: "dropDraft" },
                ],
              },
            },
          },
        },
      },
    },
    openingCard: { description: "The page of the added card opens (B4.25).", type: "final" },
  },
});
