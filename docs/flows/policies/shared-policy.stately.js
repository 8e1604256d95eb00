// Generated from machines/policies/shared-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/policies/find-policy.ts
var findPolicy = (policies, { number, version }) => policies.find(({ forsikringsnummer, versjon, nesteVersjon }) => forsikringsnummer === number && [versjon, nesteVersjon?.versjon].some((one) => String(one) === version)) ?? null;
// machines/policies/shared-policy.ts
var sharedPolicy = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: { getSharedPolicy: fromPromise(() => new Promise(() => {})) },
  guards: {
    isAtAddress: ({ context: { address } }, { output }) => findPolicy([output.forsikring], address) !== null,
    isNotShared: ({ event }) => statusOf(errorOf(event)) === 404
  }
}).createMachine({
  id: "shared-policy",
  description: "Shows a policy of another person. It cannot be changed here.",
  context: ({ input }) => ({
    ...input,
    shared: null,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the policy with its owner and its coverages.",
      tags: "waiting",
      invoke: {
        id: "getSharedPolicy",
        src: "getSharedPolicy",
        input: ({ context: { address } }) => address.number,
        onDone: [{
          guard: {
            type: "isAtAddress",
            params: ({ event }) => event
          },
          target: "shown",
          actions: assign({ shared: ({ event }) => event.output })
        }, { target: "notFound" }],
        onError: [{
          guard: "isNotShared",
          target: "notFound"
        }, {
          target: "unavailable",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }]
      }
    },
    unavailable: {
      description: "The policy could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: "loading" }
    },
    notFound: { description: "Nobody shares a policy with this number and version (C4.7)." },
    shown: { description: "The page shows the policy, with a notice that names its owner." }
  }
});
export { sharedPolicy };
