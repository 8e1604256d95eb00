// Generated from machines/travel-cards/delete-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
var statusOf = (error) => toApiError(error).status;
function isOutcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// machines/travel-cards/delete-travel-card.ts
var deleteTravelCard = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { deleteCard: fromPromise(() => new Promise(() => {})) },
  guards: {
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isAlreadyDeleted: ({ context, event }) => context.mayBeOutdated && statusOf(errorOf(event)) === 404
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true })
  },
  delays: { travelCardSuccess: {
    copyFeedback: 2e3,
    travelCardSuccess: 500,
    dialogClosing: 300,
    reduced: 1,
    collapsing: 250
  }.travelCardSuccess }
}).createMachine({
  id: "delete-travel-card",
  description: "The policyholder confirms and deletes another person's card.",
  context: ({ input }) => ({
    cardToDelete: input,
    error: null,
    mayBeOutdated: false
  }),
  initial: "confirming",
  states: {
    confirming: {
      description: "Asking the visitor to confirm the deletion.",
      initial: "unanswered",
      on: {
        confirmed: "deleting",
        cancelled: [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "unchanged" }],
        "dialog.dismissed": [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "unchanged" }]
      },
      states: {
        unanswered: { description: "Waiting for the visitor's answer." },
        failed: {
          description: "The deletion failed (B8.33).",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the card may have been deleted.",
          tags: ["failure", "unknown"]
        }
      }
    },
    deleting: {
      description: "Deleting the card.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteCard",
        src: "deleteCard",
        input: ({ context }) => context.cardToDelete,
        onDone: "success",
        onError: [
          {
            guard: "isAlreadyDeleted",
            target: "success"
          },
          {
            guard: "isOutcomeUnknown",
            target: "confirming.unknown",
            actions: ["keepError", "markMaybeOutdated"]
          },
          {
            target: "confirming.failed",
            actions: "keepError"
          }
        ]
      }
    },
    success: {
      description: "The dialog says for half a second that the card is deleted.",
      after: { travelCardSuccess: "deleted" }
    },
    deleted: {
      description: "The card is deleted.",
      type: "final",
      output: "deleted"
    },
    unchanged: {
      description: "The visitor cancelled; the card still exists.",
      type: "final",
      output: "nothing"
    },
    unknown: {
      description: "Cancelled, and the card may have been deleted.",
      type: "final",
      output: "maybeOutdated"
    }
  },
  output: ({ event }) => event.output
});
export { deleteTravelCard };
