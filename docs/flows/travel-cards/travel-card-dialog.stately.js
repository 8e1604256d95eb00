// Generated from machines/travel-cards/travel-card-dialog.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
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
// machines/travel-cards/travel-card-dialog.ts
var travelCardDialog = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: { loadCards: fromPromise(() => new Promise(() => {})) },
  guards: { isEmpty: (_, { cards }) => cards.length === 0 }
}).createMachine({
  id: "travel-card-dialog",
  description: "Shows the travel cards of a policy, for use on a journey.",
  context: ({ input }) => ({
    ...input,
    cards: [],
    error: null
  }),
  initial: "loading",
  on: { "dialog.dismissed": ".closed" },
  states: {
    loading: {
      description: "Loading the cards.",
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
          target: "absent"
        }, {
          target: "shown",
          actions: assign({ cards: ({ event }) => event.output })
        }],
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      }
    },
    unavailable: {
      description: "The cards could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" }
    },
    absent: { description: "The policy has no card yet; the page of the travel card may create one (B2.103)." },
    shown: { description: "The dialog shows the cards, with a link to their page." },
    closed: {
      description: "The dialog is closed.",
      type: "final"
    }
  }
});
export { travelCardDialog };
