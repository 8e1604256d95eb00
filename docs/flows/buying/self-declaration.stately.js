// Generated from machines/buying/self-declaration.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, emit, setup } from "xstate";
// src/domain/buying/self-declaration.ts
var questions = [
  "skadesaker",
  "betalingsanmerkninger",
  "oppsagtAvAndre"
];
var noAnswers = {
  skadesaker: null,
  betalingsanmerkninger: null,
  oppsagtAvAndre: null
};
var allAnswered = (answers) => questions.every((question) => answers[question] !== null);
var toDeclarationPayload = (answers, bankregnr) => ({
  skadesaker: answers.skadesaker === true,
  betalingsanmerkninger: answers.betalingsanmerkninger === true,
  oppsagtAvAndre: answers.oppsagtAvAndre === true,
  ...bankregnr !== null && { bankForholdRegnr: { value: bankregnr } }
});
var isUnwanted = (verdict) => verdict?.resultat === "UONSKET";
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
// machines/buying/self-declaration.ts
var selfDeclaration = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {},
    output: {},
    tags: {},
    meta: {}
  },
  actors: {
    loadCustomer: fromPromise(() => new Promise(() => {})),
    bankSelection: fromPromise(() => new Promise(() => {})),
    submitDeclaration: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    hasBankRelationship: (_, { hasBankRelationship }) => hasBankRelationship,
    isNewCustomer: ({ event }) => errorOf(event).status === 404,
    isBankChosen: (_, { bank }) => bank !== null,
    leadsToQuestions: ({ context, event }) => "address" in event && event.address === "/egenerklaring" && context.form.bank !== null,
    leadsToBankSelection: ({ context, event }) => "address" in event && event.address === "/bankvelger" && context.hasBankRelationship,
    allAnswered: ({ context }) => allAnswered(context.form.answers),
    isUnwanted: (_, { verdict }) => isUnwanted(verdict),
    hasNoVerdict: (_, { verdict }) => verdict === null,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) }
}).createMachine({
  id: "self-declaration",
  description: "Before a first purchase, customers with a bank relationship choose a bank, and all answer three questions.",
  context: ({ input }) => ({
    site: input.site,
    hasBankRelationship: false,
    form: input.draft ?? {
      bank: null,
      answers: noAnswers
    },
    error: null
  }),
  initial: "loadingCustomer",
  states: {
    loadingCustomer: {
      description: "Loading the customer record.",
      tags: "waiting",
      invoke: {
        id: "loadCustomer",
        src: "loadCustomer",
        onDone: [{
          guard: {
            type: "hasBankRelationship",
            params: ({ event }) => event.output
          },
          target: "choosingBank",
          actions: assign({ hasBankRelationship: true })
        }, { target: "declaring" }],
        onError: [{
          guard: "isNewCustomer",
          target: "declaring"
        }, {
          target: "unavailable",
          actions: "keepError"
        }]
      }
    },
    unavailable: {
      description: "The customer record could not be loaded.",
      tags: "failure",
      on: { retried: "loadingCustomer" }
    },
    choosingBank: {
      description: "The customer chooses the local bank in a child flow.",
      meta: { address: "/bankvelger" },
      invoke: {
        id: "bankSelection",
        src: "bankSelection",
        input: ({ context }) => ({
          bank: context.form.bank,
          phone: context.site.phone
        }),
        onDone: [{
          guard: {
            type: "isBankChosen",
            params: ({ event }) => event.output
          },
          target: "declaring",
          actions: assign({ form: ({ context, event }) => ({
            ...context.form,
            bank: event.output.bank
          }) })
        }, { target: "cancelled" }]
      },
      on: { "address.requested": {
        guard: "leadsToQuestions",
        target: "declaring"
      } }
    },
    declaring: {
      description: "The customer answers the three questions.",
      meta: { address: "/egenerklaring" },
      initial: "answering",
      on: {
        "answer.changed": { actions: assign({ form: ({ context: { form }, event }) => ({
          ...form,
          answers: {
            ...form.answers,
            [event.question]: event.answer
          }
        }) }) },
        submitted: [{
          guard: "allAnswered",
          target: "submitting"
        }, { target: ".incomplete" }],
        cancelled: "cancelled",
        "address.requested": {
          guard: "leadsToBankSelection",
          target: "choosingBank"
        }
      },
      states: {
        answering: { description: "The form shows the answers given so far." },
        incomplete: {
          description: "The customer submitted the form with an unanswered question.",
          entry: emit({ type: "form.rejected" }),
          always: {
            guard: "allAnswered",
            target: "answering"
          }
        },
        failed: {
          description: "Sending failed, or the response had no verdict; the answers are kept.",
          tags: "failure"
        },
        unknown: {
          description: "No readable response: the declaration may have arrived.",
          tags: ["failure", "unknown"]
        }
      }
    },
    submitting: {
      description: "Sending the answers to the insurer.",
      tags: ["waiting", "unsaved"],
      meta: { address: "/egenerklaring" },
      invoke: {
        id: "submitDeclaration",
        src: "submitDeclaration",
        input: ({ context: { form } }) => toDeclarationPayload(form.answers, form.bank?.bankregnr ?? null),
        onDone: [
          {
            guard: {
              type: "isUnwanted",
              params: ({ event }) => ({ verdict: event.output })
            },
            target: "unwanted"
          },
          {
            guard: {
              type: "hasNoVerdict",
              params: ({ event }) => ({ verdict: event.output })
            },
            target: "declaring.failed",
            actions: assign({ error: null })
          },
          { target: "accepted" }
        ],
        onError: [{
          guard: "isOutcomeUnknown",
          target: "declaring.unknown",
          actions: "keepError"
        }, {
          target: "declaring.failed",
          actions: "keepError"
        }]
      }
    },
    unwanted: {
      description: "The insurer does not sell digitally to this customer.",
      meta: { address: "/egenerklaring" },
      on: { "address.requested": {
        guard: "leadsToBankSelection",
        target: "choosingBank"
      } }
    },
    accepted: {
      description: "The customer goes to the requested page, or to the buy page.",
      type: "final",
      output: ({ context }) => ({ leave: context.site.nextPage })
    },
    cancelled: {
      description: "The customer goes back to the overview.",
      type: "final",
      output: ({ context }) => ({ leave: context.site.overview })
    }
  },
  output: ({ event }) => event.output
});
export { selfDeclaration };
