// Generated from machines/arriving/direct-access.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// src/domain/arriving/dependent-calls.ts
var loadsDirectAccess = ({ transition, bank }, mayBlock) => transition && bank !== null && mayBlock.includes(bank.bankregnr);
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
// machines/arriving/direct-access.ts
var directAccess = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    getTransitionToggle: fromPromise(() => new Promise(() => {})),
    getBankInfo: fromPromise(() => new Promise(() => {})),
    getDirectAccess: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isToggleOn: (_, { output }) => output,
    mayBeBlocked: ({ context: { mayBlock } }, { output }) => loadsDirectAccess({
      transition: true,
      bank: output
    }, mayBlock),
    isBlocked: (_, { output }) => output.blokkerDirektetilgang
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "direct-access",
  description: "Checks whether the bank allows direct access.",
  context: ({ input }) => ({
    ...input,
    visitor: { bank: null },
    access: null,
    error: null
  }),
  initial: "loadingTransition",
  states: {
    loadingTransition: {
      description: "Loading the toggle of the move to the successor insurer.",
      tags: "waiting",
      invoke: {
        id: "getTransitionToggle",
        src: "getTransitionToggle",
        onDone: [{
          guard: {
            type: "isToggleOn",
            params: ({ event }) => event
          },
          target: "loadingBank"
        }, { target: "admitted" }],
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    loadingBank: {
      description: "Loading the bank whose site the visitor comes from.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: [{
          guard: {
            type: "mayBeBlocked",
            params: ({ event }) => event
          },
          target: "loadingAccess",
          actions: assign({ visitor: ({ event }) => ({ bank: event.output }) })
        }, { target: "admitted" }],
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    loadingAccess: {
      description: "Loading whether the bank blocks direct access.",
      tags: "waiting",
      invoke: {
        id: "getDirectAccess",
        src: "getDirectAccess",
        onDone: [{
          guard: {
            type: "isBlocked",
            params: ({ event }) => event
          },
          target: "blocked",
          actions: assign({ access: ({ event }) => event.output })
        }, { target: "admitted" }],
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    blocked: { description: "The bank blocks direct access; its customers log in at its own site." },
    unavailable: {
      description: "A response that is needed for the decision could not be loaded.",
      tags: "failure",
      on: { retried: "loadingTransition" }
    },
    admitted: {
      description: "The visitor may see the page.",
      type: "final"
    }
  },
  output: { kind: "admitted" }
});
export { directAccess };
