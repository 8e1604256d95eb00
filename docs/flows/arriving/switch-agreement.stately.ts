// Generated from machines/arriving/switch-agreement.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, emit, setup } from "xstate";
new Intl.Collator("nb");
// src/domain/arriving/parties.ts
var isAmong = ({ organisations }, number) => organisations.some((organisation) => organisation.number === number);
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
function outcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// machines/arriving/switch-agreement.ts
var switchAgreement = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    switchToPrivate: {},
    switchToBusiness: {}
  },
  guards: {
    isPersonOffered: ({ context: { parties } }) => parties.person !== null,
    isOffered: ({ context: { parties } }, { number }) => isAmong(parties, number),
    outcomeUnknown: (_, { error }) => outcomeUnknown(error)
  }
}).createMachine({
  id: "switch-agreement",
  description: "The visitor chooses a party to act for, and the agreement is switched.",
  context: ({ input }) => ({
    ...input,
    chosen: null
  }),
  initial: "choosing",
  states: {
    choosing: {
      description: "The parties to choose from.",
      on: {
        "person.chosen": {
          guard: "isPersonOffered",
          target: "switchingToPrivate",
          actions: assign({ chosen: null })
        },
        "organisation.chosen": {
          guard: {
            type: "isOffered",
            params: ({ event }) => event
          },
          target: "switchingToBusiness",
          actions: assign({ chosen: ({ event }) => event.number })
        },
        "dialog.dismissed": "cancelled"
      }
    },
    switchingToPrivate: {
      description: "Switching to the visitor in person.",
      tags: ["waiting", "unsaved"],
      entry: emit({ type: "switch.sent" }),
      invoke: {
        id: "switchToPrivate",
        src: "switchToPrivate",
        onDone: "switched",
        onError: [{
          guard: {
            type: "outcomeUnknown",
            params: ({ event }) => event
          },
          target: "unsure"
        }, { target: "failed" }]
      }
    },
    switchingToBusiness: {
      description: "Switching to the organisation.",
      tags: ["waiting", "unsaved"],
      entry: emit({ type: "switch.sent" }),
      invoke: {
        id: "switchToBusiness",
        src: "switchToBusiness",
        input: ({ context }) => context.chosen ?? "",
        onDone: "switched",
        onError: [{
          guard: {
            type: "outcomeUnknown",
            params: ({ event }) => event
          },
          target: "unsure"
        }, { target: "failed" }]
      }
    },
    switched: {
      description: "The visitor acts for the chosen party.",
      type: "final",
      entry: emit({ type: "agreement.switched" }),
      output: { kind: "switched" }
    },
    unsure: {
      description: "There was no readable response: the visitor may act for the chosen party.",
      tags: "unknown",
      type: "final",
      entry: emit({ type: "agreement.switched" }),
      output: { kind: "failed" }
    },
    failed: {
      description: "The visitor acts for the same party as before.",
      type: "final",
      output: { kind: "failed" }
    },
    cancelled: {
      description: "The dialog was closed without a choice.",
      type: "final",
      output: { kind: "cancelled" }
    }
  },
  output: ({ event }) => event.output
});
export { switchAgreement };
