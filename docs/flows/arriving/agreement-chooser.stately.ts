// Generated from machines/arriving/agreement-chooser.ts by `npm run docs`; do not edit.
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
// machines/arriving/agreement-chooser.ts
var agreementChooser = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    loadParties: {},
    switchToPrivate: {},
    switchToBusiness: {}
  },
  guards: {
    mayChoose: ({ context: { maySwitch } }, { organisations }) => maySwitch && organisations.length > 0,
    isOffered: ({ context: { parties } }, { number }) => isAmong(parties, number),
    outcomeUnknown: (_, { error }) => outcomeUnknown(error)
  }
}).createMachine({
  id: "agreement-chooser",
  description: "The visitor chooses whose insurances to see: their own, or those of an organisation.",
  context: ({ input }) => ({
    ...input,
    parties: {
      person: null,
      organisations: []
    },
    chosen: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Whom the visitor can act for is on its way.",
      tags: "waiting",
      invoke: {
        id: "loadParties",
        src: "loadParties",
        onDone: [{
          guard: {
            type: "mayChoose",
            params: ({ event }) => event.output
          },
          target: "choosing",
          actions: assign({ parties: ({ event }) => event.output })
        }, { target: "alone" }],
        onError: "alone"
      }
    },
    choosing: {
      description: "The visitor, and each organisation that they can act for.",
      on: {
        "person.chosen": {
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
        }
      }
    },
    switchingToPrivate: {
      description: "The switch to the visitor in person is on its way.",
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
      description: "The switch to the organisation is on its way.",
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
    alone: {
      description: "There is nobody to choose, or nobody knows.",
      type: "final"
    },
    switched: {
      description: "The visitor acts for whom they chose.",
      type: "final",
      entry: emit({ type: "agreement.switched" })
    },
    unsure: {
      description: "No answer that can be read: my page shows for whom the visitor acts.",
      tags: "unknown",
      type: "final",
      entry: emit({ type: "agreement.switched" })
    },
    failed: {
      description: "The visitor acts for whom they did before.",
      type: "final"
    }
  },
  output: ({ context }) => ({ leave: context.myPage })
});
export { agreementChooser };
