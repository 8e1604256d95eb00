// Generated from machines/access/delete-access.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// machines/access/delete-access.ts
var deleteAccess = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { deleteRelation: fromPromise(() => new Promise(() => {})) },
  guards: {
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isAlreadyDeleted: ({ context, event }) => context.mayBeOutdated && statusOf(errorOf(event)) === 404
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true })
  }
}).createMachine({
  id: "delete-access",
  description: "An administrator confirms and deletes a person's access.",
  context: ({ input }) => ({
    access: input,
    error: null,
    mayBeOutdated: false
  }),
  initial: "confirming",
  states: {
    confirming: {
      description: "Asking the administrator to confirm the deletion.",
      initial: "unanswered",
      on: {
        confirmed: "deleting",
        cancelled: [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "cancelled" }],
        "dialog.dismissed": [{
          guard: "mayBeOutdated",
          target: "unknown"
        }, { target: "cancelled" }]
      },
      states: {
        unanswered: { description: "Waiting for the administrator's answer." },
        failed: {
          description: "The deletion failed.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the access may be deleted.",
          tags: ["failure", "unknown"]
        }
      }
    },
    deleting: {
      description: "Deleting the access.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "deleteRelation",
        src: "deleteRelation",
        input: ({ context }) => context.access.uuid,
        onDone: "deleted",
        onError: [
          {
            guard: "isAlreadyDeleted",
            target: "deleted"
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
    deleted: {
      description: "The access is deleted.",
      type: "final",
      output: ({ context }) => ({
        confirmation: {
          kind: "deleted",
          name: context.access.name
        },
        mayBeOutdated: true
      })
    },
    cancelled: {
      description: "The administrator cancelled; the access still exists.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: false
      }
    },
    unknown: {
      description: "Cancelled, and the access may be deleted.",
      type: "final",
      output: {
        confirmation: null,
        mayBeOutdated: true
      }
    }
  },
  output: ({ event }) => event.output
});
export { deleteAccess };
