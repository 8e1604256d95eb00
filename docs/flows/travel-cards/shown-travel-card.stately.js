// Generated from machines/travel-cards/shown-travel-card.ts by `npm run docs`; do not edit.
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
    shareTravelCard: fromPromise(async () => {}),
    deleteTravelCard: fromPromise(async () => {}),
  },
  guards: {
    isDialogShut: () => false,
    isEmpty: () => false,
    canShare: () => false,
    mayDelete: () => false,
    isDeleted: () => false,
    mayBeOutdated: () => false,
  },
  actions: {
    keepCards: () => {},
    "sets error": () => {},
    "sets cardToDelete": () => {},
  },
}).createMachine({
  id: "shown-travel-card",
  description: "The travel cards of one policy, with dialogs to share and delete a card.",
  initial: "page",
  states: {
    page: {
      description: "The cards, and a dialog over them.",
      type: "parallel",
      states: {
        cards: {
          description: "The cards of the policy.",
          initial: "fresh",
          states: {
            fresh: { description: "The cards are shown as last loaded." },
            refreshing: {
              description: "Reloading the cards, which may be outdated.",
              tags: "waiting",
              invoke: {
                id: "loadCards",
                src: "loadCards",
                onDone: [
                  { guard: "isEmpty", target: "#shown-travel-card.empty" },
                  { target: "fresh", actions: "keepCards" },
                ],
                onError: { target: "stale", actions: "sets error" },
              },
            },
            stale: {
              description: "Reloading failed; the last loaded cards are shown.",
              tags: "failure",
              on: { retried: { guard: "isDialogShut", target: "refreshing" } },
            },
          },
        },
        dialog: {
          description: "The dialogs to share and to delete a card.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: {
                "share.requested": { guard: "canShare", target: "sharing" },
                "delete.requested": { guard: "mayDelete", target: "deleting", actions: "sets cardToDelete" },
              },
            },
            sharing: {
              description: "The visitor shares a card in a child flow.",
              invoke: {
                id: "shareTravelCard",
                src: "shareTravelCard",
                onDone: [
                  {
                    guard: "mayBeOutdated",
                    target: ["#shown-travel-card.page.cards.refreshing", "shut"],
                  },
                  { target: "shut" },
                ],
              },
            },
            deleting: {
              description: "The policyholder deletes another person's card in a child flow.",
              invoke: {
                id: "deleteTravelCard",
                src: "deleteTravelCard",
                onDone: [
                  { guard: "isDeleted", target: "#shown-travel-card.deleted" },
                  {
                    guard: "mayBeOutdated",
                    target: ["#shown-travel-card.page.cards.refreshing", "shut"],
                  },
                  { target: "shut" },
                ],
              },
            },
          },
        },
      },
    },
    deleted: { description: "A card is deleted.", type: "final" },
    empty: { description: "There is no card left.", type: "final" },
  },
});
