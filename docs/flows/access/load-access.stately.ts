// Generated from machines/access/load-access.ts by `npm run docs`; do not edit.
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
// src/domain/errors/not-logged-in.ts
var isLostSession = (error) => error?.status === 401;
// src/domain/errors/refusals.ts
var refusalIn = (table, thrown) => rowFor(table, toApiError(thrown))?.[0] ?? null;
function rowFor({ signs = {}, codes = {} }, error) {
  if (isLostSession(error)) return void 0;
  return Object.entries(signs).find(([, { when }]) => fits(when, error)) ?? Object.entries(codes).find(([code, { when = {} }]) => code === error.code && fits(when, error));
}
function fits({ status, says }, error) {
  if (status !== void 0 && status !== error.status) return false;
  const said = `${error.message}\n${error.developerMessage}`.toLowerCase();
  return says === void 0 || said.includes(says.toLowerCase());
}
// src/domain/access/errors.ts
var organisationRelationsRefusals = {
  codes: { FEL3710020: {
    when: {
      status: 403,
      says: "Missing required role."
    },
    see: {
      kind: "refusal",
      title: "Du har ikke tilgang til forsikring",
      text: "Ring oss på {phone}, så hjelper vi deg."
    }
  } },
  otherwise: {
    codes: {
      INS00002_NIGHT: { see: {
        kind: "failure",
        title: "Vedlikehold",
        text: "Forsikringssystemene er utilgjengelige på grunn av vedlikehold. De er tilbake senest klokken 04.00."
      } },
      INS00002: { see: {
        kind: "failure",
        title: "Prøv igjen senere",
        text: "Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere."
      } }
    },
    otherwise: {
      kind: "failure",
      title: "Noe gikk galt",
      text: "Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere."
    }
  }
};
// machines/access/load-access.ts
var nothingKnown = {
  organisation: {
    organisasjonsnavn: "",
    autoRelasjoner: [],
    manuelleRelasjoner: []
  },
  visitor: {
    relations: [],
    organisasjonsnummer: null
  }
};
var loadAccess = setup({
  types: {
    context: {},
    events: {},
    output: {},
    tags: {}
  },
  actors: {
    loadOrganisation: {},
    loadRelations: {},
    identify: {}
  },
  guards: { isNoAccess: (_, { error }) => refusalIn(organisationRelationsRefusals, error) === "FEL3710020" }
}).createMachine({
  id: "load-access",
  description: "Who has access, what the visitor may act for, and whom they act for now.",
  context: {
    ...nothingKnown,
    error: null
  },
  initial: "loading",
  states: {
    loading: {
      description: "What the page needs is asked for side by side.",
      type: "parallel",
      states: {
        organisation: {
          description: "Who has access.",
          initial: "asking",
          states: {
            asking: {
              description: "The list is on its way.",
              tags: "waiting",
              invoke: {
                id: "loadOrganisation",
                src: "loadOrganisation",
                onDone: {
                  target: "there",
                  actions: assign({ organisation: ({ event }) => event.output })
                },
                onError: [{
                  guard: {
                    type: "isNoAccess",
                    params: ({ event }) => event
                  },
                  target: "#load-access.refused"
                }, {
                  target: "#load-access.unavailable",
                  actions: assign({ error: ({ event }) => toApiError(event.error) })
                }]
              }
            },
            there: {
              description: "The list is there.",
              type: "final"
            }
          }
        },
        relations: {
          description: "What the visitor may act for.",
          initial: "asking",
          states: {
            asking: {
              description: "The relations are on their way.",
              tags: "waiting",
              invoke: {
                id: "loadRelations",
                src: "loadRelations",
                onDone: {
                  target: "there",
                  actions: assign({ visitor: ({ context, event }) => ({
                    ...context.visitor,
                    relations: event.output
                  }) })
                },
                onError: {
                  target: "#load-access.unavailable",
                  actions: assign({ error: ({ event }) => toApiError(event.error) })
                }
              }
            },
            there: {
              description: "The relations are there.",
              type: "final"
            }
          }
        },
        identification: {
          description: "Whom the visitor acts for now.",
          initial: "asking",
          states: {
            asking: {
              description: "The identification is on its way.",
              tags: "waiting",
              invoke: {
                id: "identify",
                src: "identify",
                onDone: {
                  target: "there",
                  actions: assign({ visitor: ({ context, event }) => ({
                    ...context.visitor,
                    organisasjonsnummer: event.output
                  }) })
                },
                onError: {
                  target: "#load-access.unavailable",
                  actions: assign({ error: ({ event }) => toApiError(event.error) })
                }
              }
            },
            there: {
              description: "The identification is there.",
              type: "final"
            }
          }
        }
      },
      onDone: "ready"
    },
    unavailable: {
      description: "Something that the page needs could not be had.",
      tags: "failure",
      entry: assign(() => nothingKnown),
      on: { retried: "loading" }
    },
    ready: {
      description: "All that the page needs is there.",
      type: "final",
      output: ({ context: { organisation, visitor } }) => ({
        organisation,
        visitor
      })
    },
    refused: {
      description: "The insurer knows no role of the visitor here.",
      type: "final",
      output: null
    }
  },
  output: ({ event }) => event.output
});
export { loadAccess };
