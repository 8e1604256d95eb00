// Generated from machines/buying/buy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
var statusOf = (error) => toApiError(error).status;
// src/domain/errors/not-logged-in.ts
var notLoggedIn = {
  kind: "refusal",
  title: "Du er ikke logget inn",
  text: "Du må være logget inn for å bruke denne tjenesten."
};
var isLostSession = (error) => error?.status === 401;
// src/domain/errors/refusals.ts
var refusalIn = (table, thrown) => rowFor(table, toApiError(thrown))?.[0] ?? null;
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
var dependsOnBank = (error) => statusOf(error) === 403 && noticeIn(damageCustomerRefusals, error) === somethingWentWrong;
function damageCustomerNotice(error, visitor) {
  const { kind, bankregnr, quietBanks } = visitor;
  const notice = noticeIn(damageCustomerRefusals, error);
  const isQuiet = bankregnr !== null && quietBanks.includes(bankregnr) && dependsOnBank(error);
  return notice === noPolicies.private || isQuiet ? noPolicies[kind] : notice;
}
// src/domain/errors/notice.ts
var canRetry = ({ kind }) => kind === "failure";
// src/domain/buying/buyer.ts
var isUnwantedBuyer = ({ kundestatus }) => kundestatus === "UONSKET";
function buyerFailure(error, { bankregnr, quietBanks }) {
  if (refusalIn(damageCustomerRefusals, error) === "FOR3170009") return "inAnotherBank";
  const notice = damageCustomerNotice(error, {
    kind: "private",
    bankregnr,
    quietBanks
  });
  if (notice.kind === "state" || statusOf(error) === 404) return "notYetCustomer";
  return canRetry(notice) ? "failed" : "refused";
}
// src/domain/buying/errors.ts
var salesEntranceRefusals = {
  signs: { noDamageCustomerNumber: { when: { says: "FINNER_IKKE_SKADEKUNDENUMMER" } } },
  otherwise: generalRefusals
};
// src/domain/person/identification.ts
var actsForBusiness = ({ organisasjonsnummer }) => Boolean(organisasjonsnummer);
// src/domain/person/visitor.ts
var nobody = {
  organisasjonsnummer: null,
  hasNationalId: false,
  transition: false,
  bank: null
};
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
// machines/buying/buy.ts
var failureOf = ({ error, bank, site }) => buyerFailure(error, {
  bankregnr: bank?.bankregnr ?? null,
  quietBanks: site.banks.quiet
});
var buy = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    visitorRouting: fromPromise(() => new Promise(() => {})),
    getSalesEntrance: fromPromise(() => new Promise(() => {})),
    acceptsOffers: fromPromise(() => new Promise(() => {})),
    sellsDigitally: fromPromise(() => new Promise(() => {})),
    getBuyer: fromPromise(() => new Promise(() => {})),
    getBankInfo: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    movesToSuccessor: (_, { output }) => "leave" in output,
    isBusiness: (_, { output }) => "visitor" in output && actsForBusiness(output.visitor),
    isNewSale: ({ event }) => refusalIn(salesEntranceRefusals, errorOf(event)) === "noDamageCustomerNumber",
    canBuyDigitally: (_, { output }) => output,
    isUnwanted: (_, { output }) => isUnwantedBuyer(output),
    isBankKnown: ({ context }) => context.bank !== null,
    hasCustomerRecord: ({ context }) => context.buyer !== null,
    isInAnotherBank: ({ context }) => failureOf(context) === "inAnotherBank",
    isNotYetCustomer: ({ context }) => failureOf(context) === "notYetCustomer",
    isRefused: ({ context }) => failureOf(context) === "refused"
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    keepVisitor: assign(({ context }, { output }) => "visitor" in output ? {
      visitor: output.visitor,
      bank: output.visitor.bank
    } : context)
  }
}).createMachine({
  id: "buy",
  description: "The products that the visitor can buy here.",
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    exit: { leave: input.order },
    isNewSale: false,
    acceptsOffers: null,
    buyer: null,
    bank: null,
    error: null
  }),
  invoke: {
    id: "acceptsOffers",
    src: "acceptsOffers",
    onDone: { actions: "settle" },
    onError: { actions: "settle" }
  },
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        input: ({ context }) => context.site.routing,
        onDone: [
          {
            guard: {
              type: "movesToSuccessor",
              params: ({ event }) => event
            },
            target: "leaving",
            actions: assign({ exit: ({ context, event: { output } }) => "leave" in output ? output : context.exit })
          },
          {
            guard: {
              type: "isBusiness",
              params: ({ event }) => event
            },
            target: "leaving"
          },
          {
            target: "loadingSalesEntrance",
            actions: {
              type: "keepVisitor",
              params: ({ event }) => event
            }
          }
        ]
      }
    },
    loadingSalesEntrance: {
      description: "Loading whether the visitor is a customer of damage insurance.",
      tags: "waiting",
      invoke: {
        id: "getSalesEntrance",
        src: "getSalesEntrance",
        onDone: "loadingDigitalSale",
        onError: [{
          guard: "isNewSale",
          target: "loadingDigitalSale",
          actions: assign({ isNewSale: true })
        }, { target: "loadingDigitalSale" }]
      }
    },
    loadingDigitalSale: {
      description: "Loading whether the visitor can buy digitally.",
      tags: "waiting",
      invoke: {
        id: "sellsDigitally",
        src: "sellsDigitally",
        onDone: [{
          guard: {
            type: "canBuyDigitally",
            params: ({ event }) => event
          },
          target: "loadingBuyer"
        }, { target: "notSold" }],
        onError: "loadingBuyer"
      }
    },
    loadingBuyer: {
      description: "Loading the customer record.",
      tags: "waiting",
      invoke: {
        id: "getBuyer",
        src: "getBuyer",
        onDone: [{
          guard: {
            type: "isUnwanted",
            params: ({ event }) => event
          },
          target: "notSold"
        }, {
          target: "checkingBank",
          actions: assign({ buyer: ({ event }) => event.output })
        }],
        onError: {
          target: "checkingBank",
          actions: assign({ error: ({ event }) => errorOf(event) })
        }
      }
    },
    checkingBank: {
      description: "Checking whether routing has loaded the bank already.",
      always: [{
        guard: "isBankKnown",
        target: "deciding"
      }, { target: "loadingBank" }]
    },
    loadingBank: {
      description: "Loading the bank whose site the visitor comes from.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: {
          target: "deciding",
          actions: assign({ bank: ({ event }) => event.output })
        },
        onError: "deciding"
      }
    },
    deciding: {
      description: "Choosing the screen by the customer record, or by its error.",
      always: [
        {
          guard: "hasCustomerRecord",
          target: "offered"
        },
        {
          guard: "isInAnotherBank",
          target: "inAnotherBank"
        },
        {
          guard: "isNotYetCustomer",
          target: "offered"
        },
        {
          guard: "isRefused",
          target: "refused"
        },
        { target: "unavailable" }
      ]
    },
    offered: { description: "The page lists the products, with links to the surrounding site." },
    notSold: { description: "The insurer does not sell digitally to this customer." },
    inAnotherBank: { description: "The visitor is a customer of another bank; the page says how to contact the insurer." },
    refused: { description: "The visitor has no access, or the session has ended." },
    unavailable: {
      description: "The customer record could not be loaded.",
      tags: "failure",
      on: { retried: {
        target: "loadingBuyer",
        actions: assign({
          error: null,
          bank: ({ context }) => context.visitor.bank
        })
      } }
    },
    leaving: {
      description: "The visitor leaves for the successor, or for the order page of a business.",
      type: "final"
    }
  },
  output: ({ context }) => context.exit
});
export { buy };
