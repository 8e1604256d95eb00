// Generated from machines/travel-cards/shown-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup, stateIn } from "xstate";
// src/domain/errors/api-error.ts
var ownCodes = {
  timeout: "TIMEOUT",
  network: "NETWORK",
  unreadable: "UNREADABLE",
  unexpected: "UNEXPECTED"
};
var apiError = (known) => ({
  status: 0,
  statusText: "",
  code: ownCodes.unexpected,
  name: "ApiError",
  developerMessage: "",
  type: "INTERNAL_ERROR",
  message: "",
  requestCorrelationId: null,
  url: "",
  ...known
});
var texts = [
  "statusText",
  "code",
  "name",
  "developerMessage",
  "type",
  "message",
  "url"
];
function isApiError(thrown) {
  const parts = Object.assign({}, thrown);
  const { status, requestCorrelationId: id } = parts;
  return typeof status === "number" && (id === null || typeof id === "string") && texts.every((part) => typeof parts[part] === "string");
}
var toApiError = (error) => isApiError(error) ? error : apiError({
  name: error instanceof Error ? error.name : typeof error,
  developerMessage: textOf(error)
});
var errorOf = (event) => toApiError("error" in event ? event.error : null);
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
// src/domain/dates/format-date.ts
var oslo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
var todayAt = (now) => oslo.format(now);
var pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
function dayOf(text) {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === void 0) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}
// src/domain/travel-cards/travel-card.ts
var mayDeleteCard = (card, cards) => card.reisekortId !== cards[0]?.reisekortId || card.forsikringstaker !== card.reisekortinnehaver;
function isExpired({ expirationDate }, today) {
  const last = dayOf(expirationDate ?? "");
  return last !== null && last < today;
}
var canShareCard = (card, today) => card.shareable && !isExpired(card, today);
var noCardToDelete = {
  reisekortId: "",
  forsikringsnummer: "",
  holder: ""
};
function findCardToDelete({ cards, policy }, reisekortId) {
  const card = cards.find((each) => each.reisekortId === reisekortId);
  if (!card || policy === null || !mayDeleteCard(card, cards)) return null;
  return {
    reisekortId,
    forsikringsnummer: card.forsikringsnummer.value,
    holder: card.reisekortinnehaver
  };
}
// machines/travel-cards/shown-travel-card.ts
var shownTravelCard = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    loadCards: fromPromise(() => new Promise(() => {})),
    shareTravelCard: fromPromise(() => new Promise(() => {})),
    deleteTravelCard: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: "shut" } }),
    isEmpty: (_, { cards }) => cards.length === 0,
    canShare: ({ context: { cards, today } }) => cards.some((card) => canShareCard(card, today)),
    mayDelete: ({ context }, { reisekortId }) => findCardToDelete(context, reisekortId) !== null,
    isDeleted: (_, { change }) => change === "deleted",
    mayBeOutdated: (_, { change }) => change === "maybeOutdated"
  },
  actions: { keepCards: assign({ cards: (_, { cards }) => cards }) }
}).createMachine({
  id: "shown-travel-card",
  description: "The travel cards of one policy, with dialogs to share and delete a card.",
  context: ({ input }) => ({
    ...input,
    error: null,
    cardToDelete: noCardToDelete
  }),
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
                input: ({ context }) => context.forsikringsnummer,
                onDone: [{
                  guard: {
                    type: "isEmpty",
                    params: ({ event }) => ({ cards: event.output })
                  },
                  target: "#shown-travel-card.empty"
                }, {
                  target: "fresh",
                  actions: {
                    type: "keepCards",
                    params: ({ event }) => ({ cards: event.output })
                  }
                }],
                onError: {
                  target: "stale",
                  actions: assign({ error: ({ event }) => errorOf(event) })
                }
              }
            },
            stale: {
              description: "Reloading failed; the last loaded cards are shown.",
              tags: "failure",
              on: { retried: {
                guard: "isDialogShut",
                target: "refreshing"
              } }
            }
          }
        },
        dialog: {
          description: "The dialog over the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: {
                "share.requested": {
                  guard: "canShare",
                  target: "sharing"
                },
                "delete.requested": {
                  guard: {
                    type: "mayDelete",
                    params: ({ event }) => event
                  },
                  target: "deleting",
                  actions: assign({ cardToDelete: ({ context, event }) => findCardToDelete(context, event.reisekortId) ?? noCardToDelete })
                }
              }
            },
            sharing: {
              description: "The visitor shares a card in a child flow.",
              invoke: {
                id: "shareTravelCard",
                src: "shareTravelCard",
                input: ({ context }) => ({ forsikringsnummer: context.forsikringsnummer }),
                onDone: [{
                  guard: {
                    type: "mayBeOutdated",
                    params: ({ event }) => ({ change: event.output })
                  },
                  target: ["#shown-travel-card.page.cards.refreshing", "shut"]
                }, { target: "shut" }]
              }
            },
            deleting: {
              description: "The policyholder deletes another person's card in a child flow.",
              invoke: {
                id: "deleteTravelCard",
                src: "deleteTravelCard",
                input: ({ context }) => context.cardToDelete,
                onDone: [
                  {
                    guard: {
                      type: "isDeleted",
                      params: ({ event }) => ({ change: event.output })
                    },
                    target: "#shown-travel-card.deleted"
                  },
                  {
                    guard: {
                      type: "mayBeOutdated",
                      params: ({ event }) => ({ change: event.output })
                    },
                    target: ["#shown-travel-card.page.cards.refreshing", "shut"]
                  },
                  { target: "shut" }
                ]
              }
            }
          }
        }
      }
    },
    deleted: {
      description: "A card is deleted.",
      type: "final",
      output: "deleted"
    },
    empty: {
      description: "There is no card left.",
      type: "final",
      output: "empty"
    }
  },
  output: ({ event }) => event.output
});
export { shownTravelCard };
