// Generated from machines/overview/home.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, setup } from "xstate";
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
// src/domain/display/digits.ts
var withoutBlanks = (text) => text.replace(/\s/g, "");
// src/domain/display/organisation-number.ts
function formatOrganisationNumber(number) {
  const compact = withoutBlanks(number);
  return /^\d{9}$/.test(compact) ? compact.replace(/\B(?=(\d{3})+$)/g, " ") : number;
}
// src/domain/overview/acting.ts
var canSwitch = ({ maySwitch, relations }) => maySwitch && (relations?.value?.length ?? 0) > 0;
var ownName = ({ relations }) => relations?.value?.[0]?.kundenavn.fulltNavn ?? "deg selv";
var organisationName = (relations, number) => relations?.value?.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ?? formatOrganisationNumber(number);
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// src/domain/person/role.ts
var roles = [
  "ADMIN",
  "SKRIVE",
  "LESE"
];
function roleIn(relations, organisasjonsnummer) {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer).map(({ rolle, isBmAdmin }) => isBmAdmin === true ? "ADMIN" : rolle);
  return roles.find((role) => own.includes(role)) ?? null;
}
// src/domain/person/visitor.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
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
// src/domain/site/settled.ts
function settledBy(event, context) {
  const call = event.type.replace(/^xstate\.(done|error)\.actor\./, "");
  if (context[call] !== null) return {};
  const settled = event.type.startsWith("xstate.error.") ? {
    value: null,
    error: toApiError(event.error)
  } : {
    value: event.output,
    error: null
  };
  return { [call]: settled };
}
// machines/overview/home.ts
var home = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    meta: {}
  },
  actors: {
    relations: {},
    visitorRouting: {},
    privateLanding: {},
    businessLanding: {},
    switchAgreement: {}
  },
  guards: {
    leaves: (_, { output }) => "leave" in output,
    isPrivate: ({ context: { visitor } }) => !actsForBusiness(visitor),
    canSwitch: ({ context }) => canSwitch(context),
    wasSwitched: (_, { output }) => output.kind === "switched",
    wasCancelled: (_, { output }) => output.kind === "cancelled",
    relationsSettled: ({ context: { relations } }) => relations !== null
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    exitBy: assign({ exit: (_, { output }) => output })
  }
}).createMachine({
  id: "home",
  description: "The landing page, private or of a company.",
  context: ({ input }) => ({
    ...input,
    visitor: nobody,
    relations: null,
    exit: { reload: true }
  }),
  invoke: {
    id: "relations",
    src: "relations",
    onDone: { actions: "settle" },
    onError: { actions: "settle" }
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Where the visitor belongs is found out in a flow of its own.",
      meta: { address: "/" },
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        input: ({ context: { routing } }) => routing,
        onDone: [{
          guard: {
            type: "leaves",
            params: ({ event }) => event
          },
          target: "gone",
          actions: assign({ exit: ({ event: { output }, context }) => "leave" in output ? output : context.exit })
        }, {
          target: "page",
          actions: assign({ visitor: ({ event: { output }, context }) => "visitor" in output ? output.visitor : context.visitor })
        }]
      }
    },
    page: {
      description: "The landing page, with what may lie above it.",
      type: "parallel",
      meta: { address: "/" },
      states: {
        content: {
          description: "What there is to see.",
          initial: "choosing",
          states: {
            choosing: {
              description: "What the visitor may do for a company is known by their relations.",
              always: [{
                guard: "isPrivate",
                target: "private"
              }, {
                guard: "relationsSettled",
                target: "business"
              }]
            },
            private: {
              description: "The landing page of a private customer.",
              invoke: {
                id: "privateLanding",
                src: "privateLanding",
                input: ({ context: { site, visitor, today, showsTips } }) => ({
                  site,
                  hasNationalId: visitor.hasNationalId,
                  today,
                  showsTips
                }),
                onDone: {
                  target: "#home.gone",
                  actions: {
                    type: "exitBy",
                    params: ({ event }) => event
                  }
                }
              }
            },
            business: {
              description: "The landing page of a company.",
              invoke: {
                id: "businessLanding",
                src: "businessLanding",
                input: ({ context: { site, visitor, relations } }) => ({
                  site,
                  organisation: organisationName(relations, visitor.organisasjonsnummer ?? ""),
                  role: roleIn(relations?.value ?? [], visitor.organisasjonsnummer ?? ""),
                  roleError: relations?.error ?? null
                }),
                onDone: {
                  target: "#home.gone",
                  actions: {
                    type: "exitBy",
                    params: ({ event }) => event
                  }
                }
              }
            }
          }
        },
        dialog: {
          description: "What lies above the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog.",
              on: { "switch.requested": {
                guard: "canSwitch",
                target: "switching"
              } }
            },
            switching: {
              description: "The visitor chooses to act for another, in a flow of its own (A2.26).",
              invoke: {
                id: "switchAgreement",
                src: "switchAgreement",
                input: ({ context }) => ({
                  inDialog: true,
                  parties: otherParties(context.relations?.value ?? [], {
                    organisasjonsnummer: context.visitor.organisasjonsnummer,
                    personName: ownName(context)
                  })
                }),
                onDone: [
                  {
                    guard: {
                      type: "wasCancelled",
                      params: ({ event }) => event
                    },
                    target: "shut"
                  },
                  {
                    guard: {
                      type: "wasSwitched",
                      params: ({ event }) => event
                    },
                    target: "#home.gone",
                    actions: assign({ exit: { reload: true } })
                  },
                  {
                    target: "#home.gone",
                    actions: assign({ exit: ({ context }) => ({ leave: context.myPage }) })
                  }
                ]
              }
            }
          }
        }
      }
    },
    gone: {
      description: "The visitor goes on elsewhere, or begins anew.",
      type: "final",
      output: ({ context }) => context.exit
    }
  },
  output: ({ event }) => event.output
});
export { home };
