// Generated from machines/arriving/switch-user.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, emit, setup } from "xstate";
// src/domain/display/alphabetical.ts
var norwegian = new Intl.Collator("nb");
var alphabetically = (one, other) => norwegian.compare(one, other);
// src/domain/arriving/parties.ts
var organisationsOf = (relations) => {
  return [...new Map(relations.map(({ organisasjonsnummer: number, organisasjonsnavn: name }) => [number, {
    number,
    name
  }])).values()].sort((a, b) => alphabetically(a.name, b.name));
};
var otherParties = (relations, acting) => ({
  person: acting.organisasjonsnummer === null ? null : acting.personName,
  organisations: organisationsOf(relations).filter(({ number }) => number !== acting.organisasjonsnummer)
});
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
// machines/arriving/switch-user.ts
var switchUser = setup({
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
  id: "switch-user",
  description: "The visitor chooses to act for another than now: in person, or for an organisation.",
  context: ({ input }) => ({
    parties: otherParties(input.relations, input),
    chosen: null
  }),
  initial: "choosing",
  states: {
    choosing: {
      description: "The others that the visitor can act for.",
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
    switched: {
      description: "The visitor acts for whom they chose.",
      type: "final",
      entry: emit({ type: "agreement.switched" }),
      output: { kind: "switched" }
    },
    unsure: {
      description: "No answer that can be read: the visitor may act for whom they chose.",
      tags: "unknown",
      type: "final",
      entry: emit({ type: "agreement.switched" }),
      output: { kind: "failed" }
    },
    failed: {
      description: "The visitor acts for whom they did before.",
      type: "final",
      output: { kind: "failed" }
    },
    cancelled: {
      description: "The visitor thought better of it.",
      type: "final",
      output: { kind: "cancelled" }
    }
  },
  output: ({ event }) => event.output
});
export { switchUser };
