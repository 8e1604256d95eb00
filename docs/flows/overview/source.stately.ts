// Generated from machines/overview/source.ts by `npm run docs`; do not edit.
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
// machines/overview/source.ts
var source = setup({
  types: {
    context: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { load: {} }
}).createMachine({
  id: "source",
  description: "One thing that a page shows a part of.",
  context: ({ input: { asked } }) => ({
    asked,
    settled: null
  }),
  initial: "asking",
  states: {
    asking: {
      description: "It is on its way.",
      tags: "waiting",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context: { asked } }) => ({ asked }),
        onDone: {
          target: "there",
          actions: assign({ settled: ({ event }) => ({
            value: event.output,
            error: null
          }) })
        },
        onError: {
          target: "missing",
          actions: assign({ settled: ({ event }) => ({
            value: null,
            error: toApiError(event.error)
          }) })
        }
      }
    },
    there: {
      description: "It is there.",
      type: "final"
    },
    missing: {
      description: "It is not to be had.",
      type: "final"
    }
  },
  output: ({ context }) => context.settled
});
export { source };
