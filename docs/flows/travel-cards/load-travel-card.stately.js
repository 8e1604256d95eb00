// Generated from machines/travel-cards/load-travel-card.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
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
var getsAutomaticCard = (policy) => policy !== null && isCardAutomatic(policy.produkt, policy.forsikringstekst);
var countsAsNoPolicies = (error) => !isLostSession(error) && !canRetry(noticeIn(damageCustomerRefusals, error));
// machines/travel-cards/load-travel-card.ts
var loadTravelCard = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    cards: fromPromise(() => new Promise(() => {})),
    policy: fromPromise(() => new Promise(() => {})),
    createCard: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    cardsFailed: ({ context: { cards } }) => cards !== null && cards.error !== null,
    isSettled: ({ context: { cards, policy } }) => cards !== null && policy !== null,
    hasCards: ({ context: { cards } }) => cards?.value?.length !== 0,
    policyFailed: ({ context: { policy } }) => policy !== null && policy.error !== null && !countsAsNoPolicies(policy.error),
    getsAutomaticCard: ({ context: { policy } }) => getsAutomaticCard(policy?.value ?? null),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    settle: assign(({ context, event }) => settledBy(event, context)),
    keepError: assign({ error: ({ event }) => errorOf(event) })
  }
}).createMachine({
  id: "load-travel-card",
  description: "Loads the cards of one policy, and creates a missing card for some products.",
  context: ({ input }) => ({
    ...input,
    cards: null,
    policy: null,
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the cards and the policy in parallel.",
      tags: "waiting",
      entry: assign({
        cards: null,
        policy: null
      }),
      invoke: [{
        id: "cards",
        src: "cards",
        input: ({ context }) => context.forsikringsnummer,
        onDone: { actions: "settle" },
        onError: { actions: "settle" }
      }, {
        id: "policy",
        src: "policy",
        input: ({ context }) => context.forsikringsnummer,
        onDone: { actions: "settle" },
        onError: { actions: "settle" }
      }],
      always: [{
        guard: "cardsFailed",
        target: "unavailable"
      }, {
        guard: "isSettled",
        target: "deciding"
      }]
    },
    deciding: {
      description: "Cards are shown even without the policy. Without a card, the policy decides whether one is created.",
      always: [
        {
          guard: "hasCards",
          target: "loaded"
        },
        {
          guard: "policyFailed",
          target: "unavailable"
        },
        {
          guard: "getsAutomaticCard",
          target: "creating"
        },
        { target: "loaded" }
      ]
    },
    unavailable: {
      description: "The cards or the policy could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" }
    },
    creating: {
      description: "Creating the visitor's card.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "createCard",
        src: "createCard",
        input: ({ context }) => context.policy?.value ?? null,
        onDone: {
          target: "loaded",
          actions: assign({ cards: ({ event }) => ({
            value: event.output,
            error: null
          }) })
        },
        onError: [{
          guard: "isOutcomeUnknown",
          target: "notCreated.unknown",
          actions: "keepError"
        }, {
          target: "notCreated.failed",
          actions: "keepError"
        }]
      }
    },
    notCreated: {
      description: "There is no card to show.",
      initial: "failed",
      on: { retried: "loading" },
      states: {
        failed: {
          description: "The card was not created (B8.31).",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the card may have been created.",
          tags: ["failure", "unknown"]
        }
      }
    },
    loaded: {
      description: "Loading has ended; there may be no card, and no policy.",
      type: "final"
    }
  },
  output: ({ context: { cards, policy } }) => ({
    cards: cards?.value ?? [],
    policy: policy?.value ?? null,
    policyError: policy?.error ?? null
  })
});
export { loadTravelCard };
