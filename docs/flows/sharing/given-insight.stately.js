// Generated from machines/sharing/given-insight.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
function isOutcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// machines/sharing/given-insight.ts
var givenInsight = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    listRelations: fromPromise(() => new Promise(() => {})),
    deleteRelation: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    canOpenConfirmation: ({ context: { relations, toDelete } }, { id }) => toDelete?.privatRelasjonId !== id && relations.some(({ privatRelasjonId }) => privatRelasjonId === id),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    openConfirmation: assign({ toDelete: ({ context }, { id }) => context.relations.find(({ privatRelasjonId }) => privatRelasjonId === id) ?? null }),
    keepSuccess: assign(({ context: { toDelete } }) => ({
      toDelete: null,
      change: {
        kind: "deleted",
        name: toDelete?.disponentFulltNavn ?? ""
      }
    })),
    keepFailure: assign(({ context: { toDelete }, event }, { kind }) => ({
      toDelete: null,
      change: {
        kind,
        name: toDelete?.disponentFulltNavn ?? "",
        error: errorOf(event)
      }
    }))
  }
}).createMachine({
  id: "given-insight",
  description: "The persons whom the customer has given insight.",
  context: ({ input }) => ({
    relations: [],
    toDelete: null,
    change: input.change,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the list: at the start, after each deletion, successful or not, and on a retry.",
      tags: "waiting",
      invoke: {
        id: "listRelations",
        src: "listRelations",
        onDone: {
          target: "listed",
          actions: assign({ relations: ({ event }) => event.output })
        },
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      },
      initial: "known",
      states: {
        known: { description: "No deletion with an unknown outcome came just before." },
        unknown: {
          description: "The last deletion got no readable response; the list shows whether it succeeded.",
          tags: "unknown"
        }
      }
    },
    unavailable: {
      description: "The list could not be loaded (B8.22).",
      tags: "failure",
      on: { retried: "loading" }
    },
    listed: {
      description: "The insurer's current list.",
      initial: "closed",
      states: {
        closed: {
          description: "No row asks for confirmation.",
          on: { "delete.requested": {
            guard: {
              type: "canOpenConfirmation",
              params: ({ event }) => event
            },
            target: "confirming",
            actions: [assign({ change: null }), {
              type: "openConfirmation",
              params: ({ event }) => event
            }]
          } }
        },
        confirming: {
          description: "One row asks whether to delete the insight.",
          on: {
            "delete.requested": {
              guard: {
                type: "canOpenConfirmation",
                params: ({ event }) => event
              },
              actions: {
                type: "openConfirmation",
                params: ({ event }) => event
              }
            },
            cancelled: {
              target: "closed",
              actions: assign({ toDelete: null })
            },
            confirmed: "#given-insight.deleting"
          }
        }
      }
    },
    deleting: {
      description: "Deleting the insight of one person.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteRelation",
        src: "deleteRelation",
        input: ({ context }) => context.toDelete?.privatRelasjonId ?? "",
        onDone: {
          target: "loading",
          actions: "keepSuccess"
        },
        onError: [{
          guard: "isOutcomeUnknown",
          target: "loading.unknown",
          actions: {
            type: "keepFailure",
            params: { kind: "maybeDeleted" }
          }
        }, {
          target: "loading",
          actions: {
            type: "keepFailure",
            params: { kind: "notDeleted" }
          }
        }]
      }
    }
  }
});
export { givenInsight };
