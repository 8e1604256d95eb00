// Generated from machines/policies/proposal.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
var proposalRefusals = {
  signs: { notFound: {
    when: { status: 404 },
    notice: {
      kind: "refusal",
      title: "Noe gikk galt!",
      text: "Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt."
    }
  } },
  otherwise: {
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
  }
};
({ ...somethingWentWrong });
// machines/policies/proposal.ts
var proposal = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    loadOffer: fromPromise(() => new Promise(() => {})),
    loadTerms: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isMissing: (_, { opened }) => opened === null,
    isNotFound: ({ event }) => refusalIn(proposalRefusals, errorOf(event)) === "notFound"
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "proposal",
  description: "One policy of the adviser's proposal.",
  context: ({ input }) => ({
    ...input,
    opened: null,
    terms: [],
    error: null
  }),
  initial: "loading",
  states: {
    loading: {
      description: "Loading the proposal, and looking for the policy in it.",
      tags: "waiting",
      invoke: {
        id: "loadOffer",
        src: "loadOffer",
        input: ({ context }) => context.offerKey,
        onDone: [{
          guard: {
            type: "isMissing",
            params: ({ event }) => ({ opened: event.output })
          },
          target: "notFound"
        }, {
          target: "shown",
          actions: assign({ opened: ({ event }) => event.output })
        }],
        onError: [{
          guard: "isNotFound",
          target: "notFound",
          actions: "keepError"
        }, {
          target: "unavailable",
          actions: "keepError"
        }]
      }
    },
    unavailable: {
      description: "The proposal could not be loaded.",
      tags: "failure",
      on: { retried: "loading" }
    },
    notFound: { description: "The proposal has no such policy, or does not exist (B8.40)." },
    shown: {
      description: "The page shows the policy with its price, and its terms when they are loaded.",
      initial: "loadingTerms",
      states: {
        loadingTerms: {
          description: "Loading the list of terms.",
          tags: "waiting",
          invoke: {
            id: "loadTerms",
            src: "loadTerms",
            input: ({ context }) => context.opened,
            onDone: {
              target: "complete",
              actions: assign({ terms: ({ event }) => event.output })
            },
            onError: {
              target: "termsFailed",
              actions: "keepError"
            }
          }
        },
        termsFailed: {
          description: "The list of terms could not be loaded.",
          tags: "failure",
          on: { retried: "loadingTerms" }
        },
        complete: { description: "The page links to the terms, or says that there are none." }
      }
    }
  }
});
export { proposal };
