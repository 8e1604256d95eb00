// Generated from machines/settings/consents.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
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
// src/domain/person/private-right.ts
var hasConsents = (bankregnr, consentBanks) => consentBanks.includes(bankregnr);
// src/domain/settings/consents.ts
var startAnswers = (consents) => ({
  consents,
  sending: null,
  queued: [],
  failures: {},
  lastSaved: null
});
var hasId = (id) => ({ samtykkeId }) => samtykkeId === id;
var confirmedAnswer = ({ consents }, id) => consents.find(hasId(id))?.answer?.answer ?? null;
var pendingUpdate = ({ sending, queued }, id) => [...queued, ...sending ? [sending] : []].find(hasId(id));
var shownAnswer = (state, id) => pendingUpdate(state, id)?.answer ?? confirmedAnswer(state, id);
var isNewAnswer = (state, { samtykkeId, answer }) => state.consents.some(hasId(samtykkeId)) && shownAnswer(state, samtykkeId) !== answer;
var hasDetails = ({ consents }, id) => (consents.find(hasId(id))?.modalTekster.length ?? 0) > 0;
function isNeedless(state, { samtykkeId, answer }) {
  const { sending, failures } = state;
  if (sending?.samtykkeId === samtykkeId) return sending.answer === answer;
  return !failures[samtykkeId]?.isUnknown && confirmedAnswer(state, samtykkeId) === answer;
}
function choose(state, { samtykkeId, answer }) {
  const update = {
    samtykkeId,
    answer
  };
  const others = state.queued.filter((each) => !hasId(samtykkeId)(each));
  return {
    ...state,
    queued: isNeedless(state, update) ? others : [...others, update]
  };
}
var hasQueued = ({ queued }) => queued.length > 0;
function sendNext(state) {
  const [next = null, ...rest] = state.queued;
  return {
    ...state,
    sending: next,
    queued: rest
  };
}
function updateInProgress({ sending }) {
  if (sending === null) throw new Error("no answer is being saved");
  return sending;
}
function confirmUpdate(state, date) {
  const { samtykkeId, answer } = updateInProgress(state);
  const { [samtykkeId]: _, ...failures } = state.failures;
  return {
    ...state,
    sending: null,
    consents: state.consents.map((consent) => consent.samtykkeId === samtykkeId ? {
      ...consent,
      answer: {
        answer,
        date
      }
    } : consent),
    failures,
    lastSaved: samtykkeId
  };
}
var withFailure = (state, failure) => {
  const { samtykkeId, answer } = updateInProgress(state);
  return {
    ...state,
    sending: null,
    failures: {
      ...state.failures,
      [samtykkeId]: {
        ...failure,
        answer
      }
    },
    lastSaved: state.lastSaved === samtykkeId ? null : state.lastSaved
  };
};
function recordFailure(state, error) {
  const { samtykkeId } = updateInProgress(state);
  if (state.queued.some(hasId(samtykkeId))) return {
    ...state,
    sending: null
  };
  return withFailure(state, {
    isUnknown: state.failures[samtykkeId]?.isUnknown === true,
    error
  });
}
var recordUnknown = (state, error) => withFailure(state, {
  isUnknown: true,
  error
});
var hasUnknownOutcome = ({ failures }) => Object.values(failures).some(({ isUnknown }) => isUnknown);
var hasFailure = ({ failures }) => Object.keys(failures).length > 0;
// machines/settings/consents.ts
var consents = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    getBankInfo: fromPromise(() => new Promise(() => {})),
    listConsents: fromPromise(() => new Promise(() => {})),
    updateConsent: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    hasConsents: ({ context }, { bankregnr }) => hasConsents(bankregnr, context.consentBanks),
    isEmpty: (_, { list }) => list.length === 0,
    changesValue: ({ context, event }) => context.openConsentId === null && "answer" in event && isNewAnswer(context.answers, event),
    hasDetails: ({ context, event }) => "samtykkeId" in event && hasDetails(context.answers, event.samtykkeId),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    hasQueued: ({ context }) => hasQueued(context.answers),
    hasUnknownOutcome: ({ context }) => hasUnknownOutcome(context.answers),
    hasFailure: ({ context }) => hasFailure(context.answers)
  },
  actions: {
    choose: assign({ answers: ({ context, event }) => "answer" in event ? choose(context.answers, event) : context.answers }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    confirm: assign({ answers: ({ context }, { date }) => confirmUpdate(context.answers, date) }),
    markUnknown: assign({ answers: ({ context, event }) => recordUnknown(context.answers, errorOf(event)) }),
    markFailed: assign({ answers: ({ context, event }) => recordFailure(context.answers, errorOf(event)) }),
    sendNext: assign({ answers: ({ context }) => sendNext(context.answers) })
  }
}).createMachine({
  id: "consents",
  description: "The customer gives and takes back consents.",
  context: ({ input }) => ({
    consentBanks: input.consentBanks,
    answers: startAnswers([]),
    openConsentId: null,
    error: null
  }),
  initial: "loadingBank",
  states: {
    loadingBank: {
      description: "Loading the bank whose site the visitor uses; it decides whether there are consents to give.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: [{
          guard: {
            type: "hasConsents",
            params: ({ event }) => event.output
          },
          target: "loading"
        }, { target: "absent" }],
        onError: "absent"
      }
    },
    absent: { description: "No card: there are no consents to give, or the bank could not be loaded (C4.9)." },
    loading: {
      description: "Loading the consents.",
      tags: "waiting",
      invoke: {
        id: "listConsents",
        src: "listConsents",
        onDone: [{
          guard: {
            type: "isEmpty",
            params: ({ event }) => ({ list: event.output })
          },
          target: "absent"
        }, {
          target: "offered",
          actions: assign({ answers: ({ event }) => startAnswers(event.output) })
        }],
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unavailable: {
      description: "The consents could not be loaded.",
      tags: "failure",
      on: { retried: "loading" }
    },
    offered: {
      description: "The consents, and a dialog over them.",
      type: "parallel",
      states: {
        answers: {
          description: "The consents with their answers.",
          initial: "idle",
          on: { "answer.chosen": {
            guard: "changesValue",
            target: ".deciding",
            actions: "choose"
          } },
          states: {
            idle: { description: "No answer is queued, and no answer has failed." },
            failed: {
              description: "Saving an answer failed; the previous answer is shown again.",
              tags: "failure"
            },
            unknown: {
              description: "An answer may have been saved; the previous answer is shown again.",
              tags: ["failure", "unknown"]
            },
            deciding: {
              description: "Sends the next queued answer, or shows the result if none is queued.",
              always: [
                {
                  guard: "hasQueued",
                  target: "saving",
                  actions: "sendNext"
                },
                {
                  guard: "hasUnknownOutcome",
                  target: "unknown"
                },
                {
                  guard: "hasFailure",
                  target: "failed"
                },
                { target: "idle" }
              ]
            },
            saving: {
              description: "Saving one answer; others may be queued.",
              tags: ["waiting", "unsaved"],
              initial: "known",
              invoke: {
                id: "updateConsent",
                src: "updateConsent",
                input: ({ context }) => updateInProgress(context.answers),
                onDone: {
                  target: "deciding",
                  actions: {
                    type: "confirm",
                    params: ({ event }) => event.output
                  }
                },
                onError: [{
                  guard: "isOutcomeUnknown",
                  target: "deciding",
                  actions: "markUnknown"
                }, {
                  target: "deciding",
                  actions: "markFailed"
                }]
              },
              on: { "answer.chosen": {
                guard: "changesValue",
                actions: "choose"
              } },
              states: {
                known: {
                  description: "No earlier answer has an unknown outcome.",
                  always: {
                    guard: "hasUnknownOutcome",
                    target: "unknown"
                  }
                },
                unknown: {
                  description: "The outcome of an earlier answer is unknown.",
                  tags: "unknown"
                }
              }
            }
          }
        },
        dialog: {
          description: "The dialog over the page.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: { "details.requested": {
                guard: "hasDetails",
                target: "details",
                actions: assign({ openConsentId: ({ event }) => event.samtykkeId })
              } }
            },
            details: {
              description: "The dialog shows the details of one consent.",
              exit: assign({ openConsentId: null }),
              on: { "dialog.dismissed": "shut" }
            }
          }
        }
      }
    }
  }
});
export { consents };
