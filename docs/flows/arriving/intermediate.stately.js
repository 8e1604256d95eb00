// Generated from machines/arriving/intermediate.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
function textOf(thrown) {
  try {
    return String(thrown);
  } catch {
    return "cannot be shown";
  }
}
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// src/domain/person/visitor.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
// machines/arriving/intermediate.ts
var intermediate = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    visitorRouting: fromPromise(() => new Promise(() => {})),
    getSkipToggle: fromPromise(() => new Promise(() => {})),
    hasDeclaration: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    leaves: (_, { output }) => "leave" in output,
    loadsDeclaration: ({ context: { visitor } }) => visitor.transition && !actsForBusiness(visitor),
    isToggleOn: (_, { output }) => output
  }
}).createMachine({
  id: "intermediate",
  description: "A choice of links before the overview.",
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    exit: { leave: input.overview },
    error: null,
    hasDeclaration: false
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        input: ({ context }) => context.site.routing,
        onDone: [{
          guard: {
            type: "leaves",
            params: ({ event }) => event
          },
          target: "leaving",
          actions: assign({ exit: ({ context, event: { output } }) => "leave" in output ? output : context.exit })
        }, {
          target: "loadingSkip",
          actions: assign({ visitor: ({ context, event: { output } }) => "visitor" in output ? output.visitor : context.visitor })
        }]
      }
    },
    loadingSkip: {
      description: "Loading the toggle that skips this page.",
      tags: "waiting",
      invoke: {
        id: "getSkipToggle",
        src: "getSkipToggle",
        onDone: [{
          guard: {
            type: "isToggleOn",
            params: ({ event }) => event
          },
          target: "leaving"
        }, { target: "shown" }],
        onError: {
          target: "unavailable",
          actions: assign({ error: ({ event }) => toApiError(event.error) })
        }
      }
    },
    unavailable: {
      description: "The toggle could not be loaded.",
      tags: "failure",
      on: { retried: {
        target: "loadingSkip",
        actions: assign({ error: null })
      } }
    },
    shown: {
      description: "The page shows the links.",
      initial: "choosing",
      states: {
        choosing: {
          description: "The request runs only for private customers, and only after the move to the successor has begun (A4.9).",
          always: [{
            guard: "loadsDeclaration",
            target: "loading"
          }, { target: "settled" }]
        },
        loading: {
          description: "The links are shown; loading whether a health declaration waits at the successor (A7.7).",
          tags: "waiting",
          invoke: {
            id: "hasDeclaration",
            src: "hasDeclaration",
            onDone: {
              target: "settled",
              actions: assign({ hasDeclaration: ({ event }) => event.output })
            },
            onError: "settled"
          }
        },
        settled: { description: "The links are shown. A health declaration has one if it waits." }
      }
    },
    leaving: {
      description: "The visitor goes to the overview, or to the successor.",
      type: "final"
    }
  },
  output: ({ context }) => context.exit
});
export { intermediate };
