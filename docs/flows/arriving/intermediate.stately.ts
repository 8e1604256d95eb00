// Generated from machines/arriving/intermediate.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, setup } from "xstate";
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
    visitorRouting: {},
    askSkip: {}
  },
  guards: {
    leaves: (_, { output }) => "leave" in output,
    isYes: (_, { output }) => output
  }
}).createMachine({
  id: "intermediate",
  description: "What there is to do here, before the overview.",
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    exit: { leave: input.overview },
    error: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor, in a flow of its own.",
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
          target: "askingSkip",
          actions: assign({ visitor: ({ context, event: { output } }) => "visitor" in output ? output.visitor : context.visitor })
        }]
      }
    },
    askingSkip: {
      description: "Loading the toggle that skips this page.",
      tags: "waiting",
      invoke: {
        id: "askSkip",
        src: "askSkip",
        onDone: [{
          guard: {
            type: "isYes",
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
        target: "askingSkip",
        actions: assign({ error: null })
      } }
    },
    shown: { description: "The links to choose from." },
    leaving: {
      description: "The visitor goes on to the overview, or to the successor.",
      type: "final"
    }
  },
  output: ({ context }) => context.exit
});
export { intermediate };
