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
function outcomeUnknown(thrown) {
  const { code, status } = toApiError(thrown);
  return code === ownCodes.timeout || code === ownCodes.network || status === 502 || status === 504 || code === ownCodes.unreadable && status < 300;
}
// src/domain/person/private-right.ts
var hasConsents = (bankregnr, consentBanks) => consentBanks.includes(bankregnr);
// src/domain/settings/consents.ts
var answering = (consents) => ({
  consents,
  sending: null,
  waiting: [],
  troubles: {},
  lastSaved: null
});
var of = (id) => ({ samtykkeId }) => samtykkeId === id;
var confirmedAnswer = ({ consents }, id) => consents.find(of(id))?.answer?.answer ?? null;
var pendingUpdate = ({ sending, waiting }, id) => [...waiting, ...sending ? [sending] : []].find(of(id));
var shownAnswer = (state, id) => pendingUpdate(state, id)?.answer ?? confirmedAnswer(state, id);
var isNewAnswer = (state, { samtykkeId, answer }) => state.consents.some(of(samtykkeId)) && shownAnswer(state, samtykkeId) !== answer;
var hasDetails = ({ consents }, id) => (consents.find(of(id))?.modalTekster.length ?? 0) > 0;
function isNeedless(state, { samtykkeId, answer }) {
  const { sending, troubles } = state;
  if (sending?.samtykkeId === samtykkeId) return sending.answer === answer;
  return !troubles[samtykkeId]?.isUnknown && confirmedAnswer(state, samtykkeId) === answer;
}
function choose(state, { samtykkeId, answer }) {
  const update = {
    samtykkeId,
    answer
  };
  const others = state.waiting.filter((each) => !of(samtykkeId)(each));
  return {
    ...state,
    waiting: isNeedless(state, update) ? others : [...others, update]
  };
}
var somethingWaits = ({ waiting }) => waiting.length > 0;
function sendNext(state) {
  const [next = null, ...rest] = state.waiting;
  return {
    ...state,
    sending: next,
    waiting: rest
  };
}
function sent({ sending }) {
  if (sending === null) throw new Error("no answer is being saved");
  return sending;
}
function saved(state, date) {
  const { samtykkeId, answer } = sent(state);
  const { [samtykkeId]: _, ...troubles } = state.troubles;
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
    troubles,
    lastSaved: samtykkeId
  };
}
var troubled = (state, trouble) => {
  const { samtykkeId, answer } = sent(state);
  return {
    ...state,
    sending: null,
    troubles: {
      ...state.troubles,
      [samtykkeId]: {
        ...trouble,
        answer
      }
    },
    lastSaved: state.lastSaved === samtykkeId ? null : state.lastSaved
  };
};
function notSaved(state, error) {
  const { samtykkeId } = sent(state);
  if (state.waiting.some(of(samtykkeId))) return {
    ...state,
    sending: null
  };
  return troubled(state, {
    isUnknown: state.troubles[samtykkeId]?.isUnknown === true,
    error
  });
}
var maybeSaved = (state, error) => troubled(state, {
  isUnknown: true,
  error
});
var inDoubt = ({ troubles }) => Object.values(troubles).some(({ isUnknown }) => isUnknown);
var inTrouble = ({ troubles }) => Object.keys(troubles).length > 0;
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
    isNew: ({ context, event }) => context.reading === null && "answer" in event && isNewAnswer(context.answering, event),
    hasDetails: ({ context, event }) => "samtykkeId" in event && hasDetails(context.answering, event.samtykkeId),
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
    somethingWaits: ({ context }) => somethingWaits(context.answering),
    inDoubt: ({ context }) => inDoubt(context.answering),
    inTrouble: ({ context }) => inTrouble(context.answering)
  },
  actions: {
    choose: assign({ answering: ({ context, event }) => "answer" in event ? choose(context.answering, event) : context.answering }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    save: assign({ answering: ({ context }, { date }) => saved(context.answering, date) }),
    doubt: assign({ answering: ({ context, event }) => maybeSaved(context.answering, errorOf(event)) }),
    revert: assign({ answering: ({ context, event }) => notSaved(context.answering, errorOf(event)) }),
    sendNext: assign({ answering: ({ context }) => sendNext(context.answering) })
  }
}).createMachine({
  id: "consents",
  description: "The customer gives and takes back consents.",
  context: ({ input }) => ({
    consentBanks: input.consentBanks,
    answering: answering([]),
    reading: null,
    error: null
  }),
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading the visitor's bank, which decides whether there are consents to give.",
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
    absent: { description: "No card: the bank offers no consents, or could not be loaded (C4.9)." },
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
          actions: assign({ answering: ({ event }) => answering(event.output) })
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
          initial: "resting",
          on: { "answer.chosen": {
            guard: "isNew",
            target: ".deciding",
            actions: "choose"
          } },
          states: {
            resting: { description: "No answer is waiting to be saved." },
            failed: {
              description: "Saving failed; the previous answer is shown again.",
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
                  guard: "somethingWaits",
                  target: "saving",
                  actions: "sendNext"
                },
                {
                  guard: "inDoubt",
                  target: "unknown"
                },
                {
                  guard: "inTrouble",
                  target: "failed"
                },
                { target: "resting" }
              ]
            },
            saving: {
              description: "Saving one answer; others are queued.",
              tags: ["waiting", "unsaved"],
              initial: "known",
              invoke: {
                id: "updateConsent",
                src: "updateConsent",
                input: ({ context }) => sent(context.answering),
                onDone: {
                  target: "deciding",
                  actions: {
                    type: "save",
                    params: ({ event }) => event.output
                  }
                },
                onError: [{
                  guard: "outcomeUnknown",
                  target: "deciding",
                  actions: "doubt"
                }, {
                  target: "deciding",
                  actions: "revert"
                }]
              },
              on: { "answer.chosen": {
                guard: "isNew",
                actions: "choose"
              } },
              states: {
                known: {
                  description: "The results of all earlier answers are known.",
                  always: {
                    guard: "inDoubt",
                    target: "unknown"
                  }
                },
                unknown: {
                  description: "The result of an earlier answer is unknown.",
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
                actions: assign({ reading: ({ event }) => event.samtykkeId })
              } }
            },
            details: {
              description: "The dialog shows the details of one consent.",
              exit: assign({ reading: null }),
              on: { "dialog.dismissed": "shut" }
            }
          }
        }
      }
    }
  }
});
export { consents };
