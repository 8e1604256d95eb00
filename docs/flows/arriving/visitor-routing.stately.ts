// Generated from machines/arriving/visitor-routing.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
import { assign, or, setup, stateIn } from "xstate";
// src/domain/arriving/dependent-calls.ts
var asksDirectAccess = (bankregnr, { transition, banks }) => transition && bankregnr !== null && banks.includes(bankregnr);
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
var damagePoliciesRefusals = {
  signs: { mayNotSeeDamage: { when: {
    status: 403,
    says: "Bruker mangler tilgang til skadeforsikring"
  } } },
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
// src/domain/site/address.ts
function allowAddress(address, allowed) {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== "" || url.password !== "") return null;
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === "https:" && allowed.hosts.includes(url.host);
  return sameOrigin || listedHost ? url.href : null;
}
// src/domain/arriving/successor-targets.ts
var successorPaths = {
  buyBoat: "kjop/bat",
  buyChild: "kjop/barn",
  buyTreatment: "kjop/behandling",
  buyCar: "kjop/bil",
  buyMotorhome: "kjop/bobil",
  buyHouse: "kjop/hus",
  buyCaravan: "kjop/campingvogn",
  buyCabin: "kjop/hytte",
  buyDog: "kjop/hund",
  buyContents: "kjop/innbo",
  buyCat: "kjop/katt",
  buyCriticalIllness: "kjop/kritisk-sykdom",
  buyLife: "kjop/liv",
  buyMoped: "kjop/moped",
  buyMotorcycle: "kjop/motorsykkel",
  buyTravel: "kjop/reise",
  buySmallElectricVehicle: "kjop/elsparkesykkel",
  buyTrailer: "kjop/tilhenger",
  buyDisability: "kjop/ufor",
  buyAccident: "kjop/ulykke",
  buyYoung: "kjop/ung",
  travelCard: "reisekort",
  detailsMotor: "detaljer/motor",
  detailsLife: "detaljer/liv",
  detailsDamage: "detaljer/skade",
  claimYourItems: "skade/tingene-dine",
  claimTravel: "skade/reise",
  claimVehicle: "skade/kjoretoy",
  claimHouseOrCabin: "skade/hus-hytte",
  claimLife: "skade/liv",
  claimLegalAid: "skade/rettshjelp",
  claimLiability: "skade/ansvar",
  claimBoat: "skade/bat",
  claims: "skade",
  documents: "dokumenter",
  overview: "oversikt",
  paymentOverview: "betaling",
  purchaseEntrances: "kjopsinnganger",
  adviserOffer: "radgivertilbud",
  healthDeclaration: "helseerklaring",
  buy: "kjop",
  home: "hjem",
  invoice: "faktura"
};
// src/domain/arriving/successor.ts
function successorAddress(target, jump) {
  const { host, segment, bankForholdRegnr, kid } = jump;
  if (!/^\d+$/.test(bankForholdRegnr)) return null;
  const prefix = segment === "business" ? "bm/" : "pm/";
  const query = kid === void 0 ? "" : `?${new URLSearchParams({ kid })}`;
  return allowAddress(`https://${host}/hopp/${bankForholdRegnr}/${prefix}${successorPaths[target]}${query}`, {
    origin: `https://${host}`,
    hosts: [host]
  });
}
// src/domain/arriving/visitor-routing.ts
var successorTarget = "FREMTIND";
function goesToSuccessor({ transition, redirect, kind, target, hasDamagePolicies }) {
  if (!transition) return false;
  return kind === "business" ? target === successorTarget : redirect && !hasDamagePolicies;
}
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// machines/arriving/visitor-routing.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
var visitorRouting = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    identify: {},
    askTransition: {},
    getBankInfo: {},
    getRouting: {},
    hasDamagePolicies: {},
    askRedirect: {},
    getDirectAccess: {}
  },
  guards: {
    isYes: (_, { output }) => output,
    isBusiness: ({ context: { visitor } }) => actsForBusiness(visitor),
    goesToSuccessor: (_, { output }) => goesToSuccessor({
      transition: true,
      redirect: false,
      kind: "business",
      target: output.routingTarget,
      hasDamagePolicies: true
    }),
    mayNotSeeDamage: (_, { error }) => refusalIn(damagePoliciesRefusals, error) === "mayNotSeeDamage",
    mayBlock: ({ context: { site, visitor } }) => asksDirectAccess(visitor.bank?.bankregnr ?? null, {
      transition: true,
      banks: site.mayBlock
    }),
    isBlocked: ({ context: { blockedBy } }) => blockedBy !== null,
    isUndecided: or([stateIn({ routing: { successor: { private: { policies: "missing" } } } }), stateIn({ routing: { successor: { private: { redirect: "missing" } } } })]),
    isAccessUnknown: stateIn({ routing: { access: "missing" } })
  },
  actions: {
    addressSuccessor: assign({ successor: ({ context: { site, visitor } }, { bankregnr }) => successorAddress(site.successorPage, {
      host: site.successorHost,
      segment: actsForBusiness(visitor) ? "business" : "private",
      bankForholdRegnr: bankregnr,
      ...site.kid !== null && { kid: site.kid }
    }) }),
    fail: assign({ error: (_, { error }) => toApiError(error) })
  }
}).createMachine({
  id: "visitor-routing",
  description: "Where a visitor belongs: here, at the successor insurer, or at the site of the bank.",
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    successor: null,
    blockedBy: null,
    error: null
  }),
  initial: "identifying",
  states: {
    identifying: {
      description: "Whom the visitor acts for is on its way.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: {
          target: "askingTransition",
          actions: assign({ visitor: ({ event }) => ({
            ...event.output,
            transition: false,
            bank: null
          }) })
        },
        onError: {
          target: "loggedOut",
          actions: {
            type: "fail",
            params: ({ event }) => event
          }
        }
      }
    },
    loggedOut: {
      description: "Nobody knows who the visitor is.",
      tags: "failure",
      on: { retried: "identifying" }
    },
    askingTransition: {
      description: "Whether the move to the successor insurer has begun is on its way.",
      tags: "waiting",
      invoke: {
        id: "askTransition",
        src: "askTransition",
        onDone: [{
          guard: {
            type: "isYes",
            params: ({ event }) => event
          },
          target: "askingBank",
          actions: assign({ visitor: ({ context }) => ({
            ...context.visitor,
            transition: true
          }) })
        }, { target: "shown" }],
        onError: {
          target: "unavailable",
          actions: {
            type: "fail",
            params: ({ event }) => event
          }
        }
      }
    },
    askingBank: {
      description: "The bank by which the visitor came is on its way.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: {
          target: "routing",
          actions: [assign({ visitor: ({ context, event }) => ({
            ...context.visitor,
            bank: event.output
          }) }), {
            type: "addressSuccessor",
            params: ({ event }) => event.output
          }]
        },
        onError: {
          target: "unavailable",
          actions: {
            type: "fail",
            params: ({ event }) => event
          }
        }
      }
    },
    routing: {
      description: "Whether the visitor goes to the successor, and whether the bank lets them in, side by side.",
      type: "parallel",
      states: {
        successor: {
          description: "Whether the visitor goes to the successor.",
          initial: "choosing",
          states: {
            choosing: {
              description: "A business is asked about in another way than a person.",
              always: [{
                guard: "isBusiness",
                target: "business"
              }, { target: "private" }]
            },
            business: {
              description: "The routing answer is on its way.",
              tags: "waiting",
              invoke: {
                id: "getRouting",
                src: "getRouting",
                onDone: [{
                  guard: {
                    type: "goesToSuccessor",
                    params: ({ event }) => event
                  },
                  target: "#visitor-routing.leaving",
                  actions: {
                    type: "addressSuccessor",
                    params: ({ context, event }) => ({ bankregnr: event.output.bankForholdRegnr ?? context.visitor.bank?.bankregnr ?? "" })
                  }
                }, { target: "stays" }],
                onError: {
                  target: "#visitor-routing.unavailable",
                  actions: {
                    type: "fail",
                    params: ({ event }) => event
                  }
                }
              }
            },
            private: {
              description: "Who has no damage insurance goes, where the redirect is on.",
              type: "parallel",
              states: {
                policies: {
                  description: "Whether there is any damage insurance.",
                  initial: "asking",
                  states: {
                    asking: {
                      description: "The answer is on its way.",
                      tags: "waiting",
                      invoke: {
                        id: "hasDamagePolicies",
                        src: "hasDamagePolicies",
                        onDone: [{
                          guard: {
                            type: "isYes",
                            params: ({ event }) => event
                          },
                          target: "#visitor-routing.routing.successor.stays"
                        }, { target: "none" }],
                        onError: [{
                          guard: {
                            type: "mayNotSeeDamage",
                            params: ({ event }) => event
                          },
                          target: "none"
                        }, {
                          target: "missing",
                          actions: {
                            type: "fail",
                            params: ({ event }) => event
                          }
                        }]
                      }
                    },
                    none: {
                      description: "There is none.",
                      type: "final"
                    },
                    missing: {
                      description: "It could not be had; the redirect may settle it all the same.",
                      type: "final"
                    }
                  }
                },
                redirect: {
                  description: "Whether the redirect is on.",
                  initial: "asking",
                  states: {
                    asking: {
                      description: "The answer is on its way.",
                      tags: "waiting",
                      invoke: {
                        id: "askRedirect",
                        src: "askRedirect",
                        onDone: [{
                          guard: {
                            type: "isYes",
                            params: ({ event }) => event
                          },
                          target: "on"
                        }, { target: "#visitor-routing.routing.successor.stays" }],
                        onError: {
                          target: "missing",
                          actions: {
                            type: "fail",
                            params: ({ event }) => event
                          }
                        }
                      }
                    },
                    on: {
                      description: "It is on.",
                      type: "final"
                    },
                    missing: {
                      description: "It could not be had; the insurance may settle it all the same.",
                      type: "final"
                    }
                  }
                }
              },
              onDone: [{
                guard: "isUndecided",
                target: "#visitor-routing.unavailable"
              }, { target: "#visitor-routing.leaving" }]
            },
            stays: {
              description: "The visitor stays.",
              type: "final"
            }
          }
        },
        access: {
          description: "Whether the bank lets its customers in.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Few banks may keep their customers out.",
              always: [{
                guard: "mayBlock",
                target: "asking"
              }, { target: "settled" }]
            },
            asking: {
              description: "The answer is on its way.",
              tags: "waiting",
              invoke: {
                id: "getDirectAccess",
                src: "getDirectAccess",
                onDone: {
                  target: "settled",
                  actions: assign({ blockedBy: ({ event: { output } }) => output.blokkerDirektetilgang ? { name: output.banknavn ?? null } : null })
                },
                onError: {
                  target: "missing",
                  actions: {
                    type: "fail",
                    params: ({ event }) => event
                  }
                }
              }
            },
            settled: {
              description: "It is known.",
              type: "final"
            },
            missing: {
              description: "It could not be had; who goes to the successor need not know.",
              type: "final"
            }
          }
        }
      },
      onDone: [
        {
          guard: "isAccessUnknown",
          target: "unavailable"
        },
        {
          guard: "isBlocked",
          target: "blocked"
        },
        { target: "shown" }
      ]
    },
    blocked: { description: "The bank keeps its customers out; they log in at its own site." },
    unavailable: {
      description: "Something that decides where the visitor belongs could not be had.",
      tags: "failure",
      entry: assign({
        visitor: ({ context }) => ({
          ...context.visitor,
          transition: false,
          bank: null
        }),
        successor: null,
        blockedBy: null
      }),
      on: { retried: "askingTransition" }
    },
    shown: {
      description: "The visitor belongs here.",
      type: "final",
      output: ({ context: { visitor } }) => ({ visitor })
    },
    leaving: {
      description: "The visitor belongs to the successor.",
      type: "final",
      output: ({ context: { visitor, successor } }) => successor === null ? { visitor } : { leave: successor }
    }
  },
  output: ({ event }) => event.output
});
export { visitorRouting };
