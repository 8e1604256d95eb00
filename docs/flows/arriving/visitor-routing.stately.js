// Generated from machines/arriving/visitor-routing.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/errors/general.ts
var somethingWentWrong = {
  kind: "failure",
  title: "Noe gikk galt",
  text: "Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere."
};
var generalRefusals = {
  codes: {
    ["INS00002_NIGHT"]: { notice: {
      kind: "failure",
      title: "Vedlikehold",
      text: "Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten."
    } },
    INS00002: { notice: {
      kind: "failure",
      title: "Prøv igjen senere",
      text: "Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere."
    } }
  },
  otherwise: somethingWentWrong
};
var damagePoliciesRefusals = {
  signs: { mayNotSeeDamage: { when: {
    status: 403,
    says: "Bruker mangler tilgang til skadeforsikring"
  } } },
  otherwise: generalRefusals
};
generalRefusals.codes;
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// src/domain/site/address.ts
var longest = 8e3;
function allowAddress(address, allowed) {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== "" || url.password !== "") return null;
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === "https:" && allowed.hosts.includes(url.host);
  return url.href.length <= longest && (sameOrigin || listedHost) ? url.href : null;
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
var noResponses = {
  routing: null,
  hasDamagePolicies: null,
  redirect: null,
  access: null
};
var successorTarget = "FREMTIND";
function movesToSuccessor({ visitor, routing, hasDamagePolicies, redirect }) {
  if (actsForBusiness(visitor)) return typeof routing === "object" && routing ? routing.routingTarget === successorTarget : routing;
  if (hasDamagePolicies === true || redirect === false) return false;
  if (hasDamagePolicies === null || redirect === null) return null;
  return hasDamagePolicies === "failed" || redirect === "failed" ? "failed" : true;
}
function successorPageFor({ site, visitor, routing }) {
  const { successorHost: host, successorPage, kid } = site;
  const isBusiness = actsForBusiness(visitor);
  const routedBank = isBusiness && typeof routing === "object" ? routing?.bankForholdRegnr : null;
  return successorAddress(successorPage, {
    host,
    segment: isBusiness ? "business" : "private",
    bankForholdRegnr: routedBank ?? visitor.bank?.bankregnr ?? "",
    ...kid !== null && { kid }
  });
}
function destinationOf(facts) {
  const { site, visitor, access } = facts;
  if (!visitor.transition) return "page";
  const moves = movesToSuccessor(facts);
  if (moves === null) return "pending";
  if (moves === "failed") return "failed";
  if (moves && successorPageFor(facts) !== null) return "successor";
  if (!loadsDirectAccess(visitor, site.mayBlock)) return "page";
  if (access === null) return "pending";
  if (access === "failed") return "failed";
  return access.blokkerDirektetilgang ? "blocked" : "page";
}
function endRouting(facts) {
  const leave = destinationOf(facts) === "successor" ? successorPageFor(facts) : null;
  return leave === null ? { visitor: facts.visitor } : { leave };
}
var resetRouting = ({ visitor }) => ({
  ...noResponses,
  visitor: {
    ...visitor,
    transition: false,
    bank: null
  }
});
// src/domain/person/visitor.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
// machines/arriving/visitor-routing.ts
var errorOf = ({ event }) => toApiError(event.error);
var visitorRouting = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    identify: fromPromise(() => new Promise(() => {})),
    getTransitionToggle: fromPromise(() => new Promise(() => {})),
    getBankInfo: fromPromise(() => new Promise(() => {})),
    getRouting: fromPromise(() => new Promise(() => {})),
    hasDamagePolicies: fromPromise(() => new Promise(() => {})),
    getRedirectToggle: fromPromise(() => new Promise(() => {})),
    getDirectAccess: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isToggleOn: (_, { output }) => output,
    isBusiness: ({ context: { visitor } }) => actsForBusiness(visitor),
    mayBeBlocked: ({ context }) => loadsDirectAccess(context.visitor, context.site.mayBlock),
    mayNotSeeDamage: (_, { error }) => refusalIn(damagePoliciesRefusals, error) === "mayNotSeeDamage",
    movesToSuccessor: ({ context }) => destinationOf(context) === "successor",
    hasFailed: ({ context }) => destinationOf(context) === "failed",
    isBlocked: ({ context }) => destinationOf(context) === "blocked",
    belongsHere: ({ context }) => destinationOf(context) === "page"
  },
  actions: { resetRouting: assign(({ context }) => resetRouting(context)) }
}).createMachine({
  id: "visitor-routing",
  description: "Decides where the visitor belongs: on this page, at the successor insurer, or at the bank.",
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    ...noResponses,
    error: null
  }),
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading the identification.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: {
          target: "loadingTransition",
          actions: assign({ visitor: ({ event }) => ({
            ...nobody,
            ...event.output
          }) })
        },
        onError: {
          target: "loggedOut",
          actions: assign({ error: errorOf })
        }
      }
    },
    loggedOut: {
      description: "The identification could not be loaded.",
      tags: "failure",
      on: { retried: "identifying" }
    },
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
          target: "loadingBank",
          actions: assign({ visitor: ({ context }) => ({
            ...context.visitor,
            transition: true
          }) })
        }, { target: "shown" }],
        onError: {
          target: "unavailable",
          actions: assign({ error: errorOf })
        }
      }
    },
    loadingBank: {
      description: "Loading the bank whose site the visitor comes from.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: {
          target: "routing",
          actions: assign({ visitor: ({ context, event }) => ({
            ...context.visitor,
            bank: event.output
          }) })
        },
        onError: {
          target: "unavailable",
          actions: assign({ error: errorOf })
        }
      }
    },
    routing: {
      description: "Loading responses in parallel, until they are enough for a decision.",
      type: "parallel",
      always: [
        {
          guard: "movesToSuccessor",
          target: "leaving"
        },
        {
          guard: "hasFailed",
          target: "unavailable"
        },
        {
          guard: "isBlocked",
          target: "blocked"
        },
        {
          guard: "belongsHere",
          target: "shown"
        }
      ],
      states: {
        successor: {
          description: "The requests that decide whether the visitor moves to the successor.",
          initial: "choosing",
          states: {
            choosing: {
              description: "Businesses and private customers need different requests.",
              always: [{
                guard: "isBusiness",
                target: "business"
              }, { target: "private" }]
            },
            business: {
              description: "Loading the insurer of the business.",
              tags: "waiting",
              invoke: {
                id: "getRouting",
                src: "getRouting",
                onDone: { actions: assign({ routing: ({ event }) => event.output }) },
                onError: { actions: assign({
                  routing: "failed",
                  error: errorOf
                }) }
              }
            },
            private: {
              description: "Loading whether the customer has damage policies, and the toggle of the redirect.",
              tags: "waiting",
              invoke: [{
                id: "hasDamagePolicies",
                src: "hasDamagePolicies",
                onDone: { actions: assign({ hasDamagePolicies: ({ event }) => event.output }) },
                onError: [{
                  guard: {
                    type: "mayNotSeeDamage",
                    params: ({ event }) => event
                  },
                  actions: assign({ hasDamagePolicies: false })
                }, { actions: assign({
                  hasDamagePolicies: "failed",
                  error: errorOf
                }) }]
              }, {
                id: "getRedirectToggle",
                src: "getRedirectToggle",
                onDone: { actions: assign({ redirect: ({ event }) => event.output }) },
                onError: { actions: assign({
                  redirect: "failed",
                  error: errorOf
                }) }
              }]
            }
          }
        },
        access: {
          description: "The request that decides whether the bank blocks direct access.",
          initial: "notNeeded",
          states: {
            notNeeded: {
              description: "Most banks may not block direct access, so nothing is loaded.",
              always: {
                guard: "mayBeBlocked",
                target: "loading"
              }
            },
            loading: {
              description: "Loading whether the bank blocks direct access.",
              tags: "waiting",
              invoke: {
                id: "getDirectAccess",
                src: "getDirectAccess",
                onDone: { actions: assign({ access: ({ event }) => event.output }) },
                onError: { actions: assign({
                  access: "failed",
                  error: errorOf
                }) }
              }
            }
          }
        }
      }
    },
    blocked: { description: "The bank blocks direct access; its customers log in at its own site." },
    unavailable: {
      description: "A response that is needed for the decision could not be loaded.",
      tags: "failure",
      entry: "resetRouting",
      on: { retried: "loadingTransition" }
    },
    shown: {
      description: "The visitor belongs on this page.",
      type: "final"
    },
    leaving: {
      description: "The visitor belongs at the successor.",
      type: "final"
    }
  },
  output: ({ context }) => endRouting(context)
});
export { visitorRouting };
