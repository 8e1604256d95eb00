// Generated from machines/shared/load-representative.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// machines/shared/load-representative.ts
var loadRepresentative = setup({
  types: {
    context: {},
    events: {},
    output: {},
    tags: {}
  },
  actors: {
    loadRelations: fromPromise(() => new Promise(() => {})),
    identify: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    actsForThemselves: (_, { output }) => output.organisasjonsnummer === null,
    isIdentified: ({ context }) => context.isIdentified
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "load-representative",
  description: "Loads the organisation that the visitor acts for, and the role in it.",
  context: {
    organisasjonsnummer: null,
    isIdentified: false,
    relations: [],
    error: null
  },
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading whether the visitor acts for an organisation.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [{
          guard: {
            type: "actsForThemselves",
            params: ({ event }) => event
          },
          target: "known"
        }, {
          target: "loadingRelations",
          actions: assign({
            organisasjonsnummer: ({ event }) => event.output.organisasjonsnummer,
            isIdentified: true
          })
        }],
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    loadingRelations: {
      description: "Loading the role in the organisation.",
      tags: "waiting",
      invoke: {
        id: "loadRelations",
        src: "loadRelations",
        onDone: {
          target: "known",
          actions: assign({ relations: ({ event }) => event.output })
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unavailable: {
      description: "The identification or the relations could not be loaded.",
      tags: "failure",
      on: { retried: [{
        guard: "isIdentified",
        target: "loadingRelations"
      }, { target: "identifying" }] }
    },
    known: {
      description: "The active party and any role are known.",
      type: "final",
      output: ({ context: { organisasjonsnummer, relations } }) => ({
        organisasjonsnummer,
        relations
      })
    }
  },
  output: ({ event }) => event.output
});
export { loadRepresentative };
