// Generated from machines/policies/green-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// machines/policies/green-card.ts
var greenCard = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    loadPolicy: fromPromise(() => new Promise(() => {})),
    orderGreenCard: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    hasGreenCard: (_, { output }) => output.hasGreenCard,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    keepPolicy: assign({ policy: (_, { output }) => output }),
    keepError: assign({ error: ({ event }) => errorOf(event) })
  }
}).createMachine({
  id: "green-card",
  description: "The customer orders a green card.",
  context: ({ input }) => ({
    ...input,
    policy: null,
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the policy in a child flow.",
      invoke: {
        id: "loadPolicy",
        src: "loadPolicy",
        input: ({ context: { address } }) => ({ address }),
        onDone: [{
          guard: {
            type: "hasGreenCard",
            params: ({ event }) => event
          },
          target: "offered",
          actions: {
            type: "keepPolicy",
            params: ({ event }) => event
          }
        }, {
          target: "notOffered",
          actions: {
            type: "keepPolicy",
            params: ({ event }) => event
          }
        }]
      }
    },
    notOffered: { description: "There is no green card for this policy." },
    offered: {
      description: "The customer can order the card.",
      initial: "untried",
      on: { submitted: "ordering" },
      states: {
        untried: { description: "No order has been sent." },
        failed: {
          description: "The order failed.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the card may have been ordered.",
          tags: ["failure", "unknown"]
        }
      }
    },
    ordering: {
      description: "Sending the order to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "orderGreenCard",
        src: "orderGreenCard",
        input: ({ context }) => context.policy,
        onDone: "ordered",
        onError: [{
          guard: "isOutcomeUnknown",
          target: "offered.unknown",
          actions: "keepError"
        }, {
          target: "offered.failed",
          actions: "keepError"
        }]
      }
    },
    ordered: { description: "The insurer sends the card." }
  }
});
export { greenCard };
