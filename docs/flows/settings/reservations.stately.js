// Generated from machines/settings/reservations.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, and, assign, not, setup, stateIn } from "xstate";
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
// machines/settings/reservations.ts
var reservations = setup({
  types: {
    context: {},
    events: {},
    output: {},
    tags: {}
  },
  actors: {
    getBankInfo: fromPromise(() => new Promise(() => {})),
    getReservation: fromPromise(() => new Promise(() => {})),
    updateReservation: fromPromise(() => new Promise(() => {}))
  },
  guards: {
    isBankKnown: ({ context }) => context.bankregnr !== null,
    changesValue: and([stateIn({ shown: { dialog: "shut" } }), ({ context, event }) => event.type === "reservation.chosen" && event.reserved !== context.chosen]),
    isConfirmed: ({ context, event }) => event.type === "reservation.chosen" && event.reserved === context.confirmed,
    isDialogShut: stateIn({ shown: { dialog: "shut" } }),
    isIdle: stateIn({ shown: { choice: "idle" } }),
    isLatest: ({ context }, { reserved }) => reserved === context.chosen,
    isTakenBack: ({ context }) => context.chosen === context.confirmed,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event))
  },
  actions: {
    choose: assign({ chosen: ({ context, event }) => event.type === "reservation.chosen" ? event.reserved : context.chosen }),
    confirm: assign({ confirmed: (_, { reserved }) => reserved }),
    keepReservation: assign({
      confirmed: (_, { reserved }) => reserved,
      chosen: (_, { reserved }) => reserved
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) })
  }
}).createMachine({
  id: "reservations",
  description: "The customer makes or withdraws a reservation against electronic communication.",
  context: {
    bankregnr: null,
    confirmed: null,
    chosen: false,
    leavingTo: "/",
    error: null
  },
  initial: "loadingBank",
  states: {
    loadingBank: {
      description: "Loading the bank whose site the visitor uses.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: {
          target: "loading",
          actions: assign({ bankregnr: ({ event }) => event.output.bankregnr })
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    loading: {
      description: "Loading the reservation.",
      tags: "waiting",
      invoke: {
        id: "getReservation",
        src: "getReservation",
        input: ({ context }) => context.bankregnr ?? "",
        onDone: {
          target: "shown",
          actions: {
            type: "keepReservation",
            params: ({ event }) => event.output
          }
        },
        onError: {
          target: "unavailable",
          actions: "keepError"
        }
      }
    },
    unavailable: {
      description: "The bank or the reservation could not be loaded (C4.9).",
      tags: "failure",
      on: { retried: [{
        guard: "isBankKnown",
        target: "loading"
      }, { target: "loadingBank" }] }
    },
    shown: {
      description: "The reservation, and a dialog over the page.",
      type: "parallel",
      states: {
        choice: {
          description: "The customer's choice.",
          initial: "idle",
          on: { "reservation.chosen": [{
            guard: and(["changesValue", "isConfirmed"]),
            target: ".idle",
            actions: "choose"
          }, {
            guard: "changesValue",
            target: ".saving",
            actions: "choose"
          }] },
          states: {
            idle: {
              description: "The shown choice is saved.",
              initial: "unchanged",
              states: {
                unchanged: { description: "There is nothing to save." },
                saved: { description: "The page says that the change is saved." }
              }
            },
            saving: {
              description: "Saving the choice.",
              tags: ["waiting", "unsaved"],
              invoke: {
                id: "updateReservation",
                src: "updateReservation",
                input: ({ context }) => ({
                  bankregnr: context.bankregnr ?? "",
                  reserved: context.chosen
                }),
                onDone: [{
                  guard: {
                    type: "isLatest",
                    params: ({ event }) => event.output
                  },
                  target: "idle.saved",
                  actions: {
                    type: "confirm",
                    params: ({ event }) => event.output
                  }
                }, {
                  target: "saving",
                  reenter: true,
                  actions: {
                    type: "confirm",
                    params: ({ event }) => event.output
                  }
                }],
                onError: [
                  {
                    guard: "isOutcomeUnknown",
                    target: "unsaved.unknown",
                    actions: ["keepError", assign({ confirmed: null })]
                  },
                  {
                    guard: "isTakenBack",
                    target: "idle"
                  },
                  {
                    target: "unsaved.failed",
                    actions: "keepError"
                  }
                ]
              },
              on: { "reservation.chosen": {
                guard: "changesValue",
                actions: "choose"
              } }
            },
            unsaved: {
              description: "The shown choice is not saved.",
              tags: ["failure", "unsaved"],
              initial: "failed",
              on: { retried: {
                guard: "isDialogShut",
                target: "saving"
              } },
              states: {
                failed: { description: "Saving failed; the page keeps the customer's choice." },
                unknown: {
                  description: "No readable response: the change may have been saved.",
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
              on: { "leave.requested": {
                guard: not("isIdle"),
                target: "confirming",
                actions: assign({ leavingTo: ({ event }) => event.address })
              } }
            },
            confirming: {
              description: "Asking the customer to confirm leaving with an unsaved change (B4.28).",
              always: {
                guard: "isIdle",
                target: "#reservations.leaving"
              },
              on: {
                "leave.confirmed": "#reservations.leaving",
                "dialog.dismissed": "shut"
              }
            }
          }
        }
      }
    },
    leaving: {
      description: "The customer goes to the other page; an unsaved change may be lost.",
      type: "final"
    }
  },
  output: ({ context }) => ({ to: context.leavingTo })
});
export { reservations };
