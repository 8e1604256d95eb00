// Generated from machines/arriving/policy-redirect.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/policies/errors.ts
var hasNoDamagePolicies = (error) => noticeIn(damageCustomerRefusals, error).kind === "state";
// machines/arriving/policy-redirect.ts
var policyRedirect = setup({
  types: {
    context: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    findDamagePolicy: fromPromise(() => new Promise(() => {})),
    findLifePolicy: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isFound: (_, { output }) => output !== null,
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event))
  },
  actions: { keepPath: assign({ path: ({ context }, { output }) => output ?? context.path }) }
}).createMachine({
  id: "policy-redirect",
  description: "Redirects to the detail page of a policy, or to the start of the app.",
  context: ({ input }) => ({
    ...input,
    path: "/"
  }),
  initial: "searchingDamage",
  states: {
    searchingDamage: {
      description: "Looking for the policy among the damage policies.",
      tags: "waiting",
      invoke: {
        id: "findDamagePolicy",
        src: "findDamagePolicy",
        input: ({ context }) => context.number,
        onDone: [{
          guard: {
            type: "isFound",
            params: ({ event }) => event
          },
          target: "redirected",
          actions: {
            type: "keepPath",
            params: ({ event }) => event
          }
        }, { target: "searchingLife" }],
        onError: [{
          guard: "hasNoDamagePolicies",
          target: "searchingLife"
        }, { target: "redirected" }]
      }
    },
    searchingLife: {
      description: "Looking for the policy among the life policies.",
      tags: "waiting",
      invoke: {
        id: "findLifePolicy",
        src: "findLifePolicy",
        input: ({ context }) => context.number,
        onDone: {
          target: "redirected",
          actions: {
            type: "keepPath",
            params: ({ event }) => event
          }
        },
        onError: "redirected"
      }
    },
    redirected: {
      description: "The other page opens; going back skips this one.",
      type: "final"
    }
  },
  output: ({ context: { path } }) => ({
    to: path,
    replaces: true
  })
});
export { policyRedirect };
