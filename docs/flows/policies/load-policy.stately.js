// Generated from machines/policies/load-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// machines/policies/load-policy.ts
var loadPolicy = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { findPolicy: fromPromise(() => new Promise(() => {})) },
  guards: { isFound: (_, { output }) => output !== null }
}).createMachine({
  id: "load-policy",
  description: "Loads the policy of the page's address.",
  context: ({ input }) => ({
    ...input,
    policy: null,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the policies of the customer.",
      tags: "waiting",
      invoke: {
        id: "findPolicy",
        src: "findPolicy",
        input: ({ context }) => context.address,
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => event
          },
          target: "found",
          actions: assign({ policy: ({ event }) => event.output })
        }, { target: "notFound" }],
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      }
    },
    unavailable: {
      description: "The policies could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: "loading" }
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    found: {
      description: "The customer has the policy.",
      type: "final",
      output: ({ context }) => context.policy
    }
  },
  output: ({ event }) => event.output
});
export { loadPolicy };
