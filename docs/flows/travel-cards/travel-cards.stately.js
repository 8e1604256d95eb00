// Generated from machines/travel-cards/travel-cards.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, not, or, setup, stateIn } from "xstate";
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
function isOutcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// src/domain/site/address-part.ts
var addressPart = (text) => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, "�"));
// src/domain/errors/not-logged-in.ts
var notLoggedIn = {
  kind: "refusal",
  title: "Du er ikke logget inn",
  text: "Du må være logget inn for å bruke denne tjenesten."
};
var isLostSession = (error) => error?.status === 401;
// src/domain/errors/refusals.ts
var noticeIn = (table, thrown) => noticeFor(table, toApiError(thrown));
function noticeFor(table, error) {
  if (isLostSession(error)) return notLoggedIn;
  const [, row] = rowFor(table, error) ?? [];
  if (row?.notice) return row.notice;
  const { otherwise } = table;
  if ("otherwise" in otherwise) return noticeFor(otherwise, error);
  if (!("orServerMessage" in otherwise)) return otherwise;
  const { orServerMessage: notice } = otherwise;
  return {
    ...notice,
    text: error.message.trim() || notice.text
  };
}
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
// src/domain/arriving/errors.ts
var mayNotSeeDamage = {
  status: 403,
  says: "Bruker mangler tilgang til skadeforsikring"
};
generalRefusals.codes;
var noAccessRow = {
  when: {
    status: 403,
    says: "Missing required role."
  },
  notice: {
    kind: "refusal",
    title: "Du har ikke tilgang til forsikring",
    text: "Ring oss på {phone}, så hjelper vi deg."
  }
};
// src/domain/errors/customer.ts
var noPolicies = {
  private: {
    kind: "state",
    title: "Ingen forsikringer",
    text: "Du har ingen forsikringer hos oss som er registrert på deg."
  },
  business: {
    kind: "state",
    title: "Ingen forsikringer",
    text: "{owner} har ingen aktive forsikringer"
  }
};
var damageCustomerRefusals = {
  signs: {
    mayNotSeeDamage: {
      when: mayNotSeeDamage,
      notice: noPolicies.private
    },
    legacyCustomer: {
      when: {
        status: 403,
        says: "Customers of legacy system may not call this resource"
      },
      notice: noPolicies.private
    }
  },
  codes: {
    FOR3170009: { notice: {
      kind: "state",
      title: "Feil kundeforhold",
      text: "Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver."
    } },
    FOR3170051: {
      when: { status: 404 },
      notice: noPolicies.private
    },
    FEL3710020: noAccessRow
  },
  otherwise: generalRefusals
};
// src/domain/errors/notice.ts
var canRetry = ({ kind }) => kind === "failure";
// src/domain/products/product-family.ts
var productFamily = (common, rows) => rows.flatMap(({ codes, ...row }) => {
  const { area, ...product } = {
    sortOrder: 70,
    view: "generic",
    buyPath: null,
    ...common,
    ...row
  };
  const detailCall = area === null ? null : {
    area,
    product: row.stateName
  };
  return codes.map((code) => ({
    code,
    ...product,
    detailCall
  }));
});
productFamily({
  kind: "damage",
  segment: "private",
  area: "privat"
}, [
  {
    codes: ["P05"],
    name: "Hus",
    stateName: "bolig",
    icon: "house",
    sortOrder: 65,
    buyPath: "bolig"
  },
  {
    codes: ["P07"],
    name: "Innbo",
    stateName: "innbo",
    icon: "contents",
    sortOrder: 60,
    buyPath: "innbo"
  },
  {
    codes: ["P10"],
    name: "Reise",
    stateName: "reise",
    icon: "travel",
    sortOrder: 50,
    buyPath: "reise"
  },
  {
    codes: ["P15"],
    name: "Ulykke",
    stateName: "ulykke",
    icon: "accident"
  },
  {
    codes: ["P20"],
    name: "Hytte",
    stateName: "fritidsbolig",
    icon: "cabin",
    buyPath: "fritidsbolig"
  },
  {
    codes: ["P29"],
    name: "Hund",
    stateName: "hund",
    icon: "dog",
    view: "pet",
    buyPath: "hundeforsikring"
  },
  {
    codes: ["P30"],
    name: "Katt",
    stateName: "katt",
    icon: "cat",
    view: "pet",
    buyPath: "katteforsikring"
  },
  {
    codes: ["P35"],
    name: "Båt",
    stateName: "fritidsbat",
    icon: "boat",
    buyPath: "batforsikring"
  },
  {
    codes: ["P45"],
    name: "UNG i Norge",
    stateName: "ung",
    icon: "youth",
    sortOrder: 40,
    buyPath: "ung"
  },
  {
    codes: ["P60"],
    name: "Inntekt",
    stateName: "inntekt",
    icon: "income",
    sortOrder: 60,
    area: "inntekt",
    view: "income"
  },
  {
    codes: ["P71"],
    name: "Drone",
    stateName: "drone",
    icon: "drone",
    buyPath: "droneforsikring"
  },
  {
    codes: ["EIKAPLUSS"],
    name: "Eika Pluss",
    stateName: "eikapluss",
    icon: "bundle",
    buyPath: "eikapluss"
  }
]);
// src/domain/travel-cards/travel-card-products.ts
function isCardAutomatic(code, text) {
  const isForFamily = text.toLowerCase().includes("familie");
  return code === "EIKAPLUSS" || code === "P45" || code === "P10" && isForFamily;
}
// src/domain/travel-cards/card-policy.ts
var countsAsNoPolicies = (error) => !isLostSession(error) && !canRetry(noticeIn(damageCustomerRefusals, error));
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
// src/domain/dates/format-date.ts
var oslo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
var todayAt = (now) => oslo.format(now);
var pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
function dayOf(text) {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === void 0) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}
// src/domain/travel-cards/travel-card.ts
function isExpired({ expirationDate }, today) {
  const last = dayOf(expirationDate ?? "");
  return last !== null && last < today;
}
// src/domain/travel-cards/travel-card-list.ts
var policiesMissingAutomaticCard = (policies, cards) => policies.filter(({ forsikringsnummer, produktkode, text }) => isCardAutomatic(produktkode, text) && !cards.some((card) => card.forsikringsnummer.value === forsikringsnummer)).map(({ forsikringsnummer, produktkode }) => ({
  forsikringsnummer,
  produktkode
}));
var expiredLast = (cards, today) => [...cards.filter((card) => !isExpired(card, today)), ...cards.filter((card) => isExpired(card, today))];
var addGeneratedCards = (cards, generated) => [...cards, ...generated.filter(({ reisekortId }) => !cards.some((card) => card.reisekortId === reisekortId))];
// machines/travel-cards/travel-cards.ts
var travelCards = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {},
    meta: {}
  },
  actors: {
    loadCards: fromPromise(() => new Promise(() => {})),
    loadPolicies: fromPromise(() => new Promise(() => {})),
    generateCards: fromPromise(() => new Promise(() => {})),
    addTravelCard: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isListIdle: not(or([stateIn({ page: { list: "checking" } }), stateIn({ page: { list: "generating" } })])),
    isDialogShut: stateIn({ page: { dialog: "shut" } }),
    arePoliciesUnknown: ({ context }) => context.policies === null,
    lacksAutomaticCards: ({ context: { policies, cards } }) => policiesMissingAutomaticCard(policies ?? [], cards).length > 0,
    isEmpty: ({ context }) => context.cards.length === 0,
    isAdded: (_, { added }) => added !== null,
    mayBeOutdated: (_, outcome) => outcome.mayBeOutdated,
    countsAsNoPolicies: ({ event }) => countsAsNoPolicies(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "travel-cards",
  description: "The travel cards of the customer, with a dialog to add one.",
  context: ({ input }) => ({
    ...input,
    cards: [],
    policies: null,
    added: null,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the cards.",
      tags: "waiting",
      invoke: {
        id: "loadCards",
        src: "loadCards",
        onDone: {
          target: "page",
          actions: assign({ cards: ({ context, event }) => expiredLast(event.output, context.today) })
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unavailable: {
      description: "The cards could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" }
    },
    page: {
      description: "The cards, and a dialog over them.",
      type: "parallel",
      meta: { address: "/reisekort" },
      states: {
        list: {
          description: "The cards. Missing ones are generated.",
          initial: "deciding",
          states: {
            deciding: {
              description: "The policies decide whether a card is missing (B2.103, B7.23).",
              always: [
                {
                  guard: "arePoliciesUnknown",
                  target: "checking"
                },
                {
                  guard: "lacksAutomaticCards",
                  target: "generating"
                },
                { target: "complete" }
              ]
            },
            checking: {
              description: "The loaded cards are shown while the policies load.",
              tags: "waiting",
              invoke: {
                id: "loadPolicies",
                src: "loadPolicies",
                onDone: {
                  target: "deciding",
                  actions: assign({ policies: ({ event }) => event.output })
                },
                onError: [{
                  guard: "countsAsNoPolicies",
                  target: "deciding",
                  actions: assign({ policies: [] })
                }, {
                  target: "unchecked",
                  actions: "keepError"
                }]
              }
            },
            unchecked: {
              description: "The policies could not be loaded: cards may be missing or inactive.",
              tags: "failure",
              on: { retried: {
                guard: "isDialogShut",
                target: "checking"
              } }
            },
            generating: {
              description: "Generating the missing automatic cards.",
              tags: ["waiting", "unsaved"],
              invoke: {
                id: "generateCards",
                src: "generateCards",
                input: ({ context: { policies, cards } }) => policiesMissingAutomaticCard(policies ?? [], cards),
                onDone: {
                  target: "complete",
                  actions: assign({ cards: ({ context, event }) => addGeneratedCards(context.cards, event.output) })
                },
                onError: [{
                  guard: "isOutcomeUnknown",
                  target: "unknown",
                  actions: "keepError"
                }, {
                  target: "notGenerated",
                  actions: "keepError"
                }]
              }
            },
            notGenerated: {
              description: "The missing cards could not be generated (B8.31).",
              tags: "failure",
              on: { retried: {
                guard: "isDialogShut",
                target: "generating"
              } }
            },
            unknown: {
              description: "No readable response: the missing cards may have been generated.",
              tags: ["failure", "unknown"],
              on: { retried: {
                guard: "isDialogShut",
                target: "generating"
              } }
            },
            complete: {
              description: "All cards from the insurer are shown.",
              always: {
                guard: "isEmpty",
                target: "empty"
              }
            },
            empty: { description: "The customer has no card." }
          }
        },
        dialog: {
          description: "The dialog over the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: { "add.requested": {
                guard: "isListIdle",
                target: "adding"
              } }
            },
            adding: {
              description: "The customer adds a card in a child flow.",
              invoke: {
                id: "addTravelCard",
                src: "addTravelCard",
                onDone: [
                  {
                    guard: {
                      type: "isAdded",
                      params: ({ event }) => event.output
                    },
                    target: "#travel-cards.openingCard",
                    actions: assign({ added: ({ event }) => event.output.added })
                  },
                  {
                    guard: {
                      type: "mayBeOutdated",
                      params: ({ event }) => event.output
                    },
                    target: "#travel-cards.loading"
                  },
                  { target: "shut" }
                ]
              }
            }
          }
        }
      }
    },
    openingCard: {
      description: "The page of the added card opens (B4.25).",
      type: "final",
      output: ({ context }) => ({ to: `/reisekort/${addressPart(context.added ?? "")}` })
    }
  },
  output: ({ event }) => event.output
});
export { travelCards };
