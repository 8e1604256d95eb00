// Generated from machines/settings/reservations.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    getReservation: fromPromise(async () => {}),
    updateReservation: fromPromise(async () => {}),
  },
  guards: {
    changesValue: () => false,
    isConfirmed: () => false,
    isDialogShut: () => false,
    isIdle: () => false,
    isLatest: () => false,
    isTakenBack: () => false,
    isOutcomeUnknown: () => false,
    "changesValue and isConfirmed": () => false,
    "not isIdle": () => false,
  },
  actions: {
    choose: () => {},
    confirm: () => {},
    keepReservation: () => {},
    keepError: () => {},
    "sets confirmed": () => {},
    "sets leavingTo": () => {},
  },
}).createMachine({
  id: "reservations",
  description: "The visitor makes or withdraws a reservation against electronic communication.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the reservation.",
      tags: "waiting",
      invoke: {
        id: "getReservation",
        src: "getReservation",
        onDone: { target: "shown", actions: "keepReservation" },
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: {
      description: "The reservation could not be loaded (C4.9).",
      tags: "failure",
      on: { retried: "loading" },
    },
    shown: {
      description: "The reservation, and a dialog over the page.",
      type: "parallel",
      states: {
        choice: {
          description: "The visitor's choice.",
          initial: "idle",
          on: {
            "reservation.chosen": [
              { guard: "changesValue and isConfirmed", target: ".idle", actions: "choose" },
              { guard: "changesValue", target: ".saving", actions: "choose" },
            ],
          },
          states: {
            idle: {
              description: "The shown choice is saved.",
              initial: "unchanged",
              states: {
                unchanged: { description: "There is nothing to save." },
                saved: { description: "The page says that the change is saved." },
              },
            },
            saving: {
              description: "Saving the choice.",
              tags: ["waiting", "unsaved"],
              invoke: {
                id: "updateReservation",
                src: "updateReservation",
                onDone: [
                  { guard: "isLatest", target: "idle.saved", actions: "confirm" },
                  { target: "saving", reenter: true, actions: "confirm" },
                ],
                onError: [
                  {
                    guard: "isOutcomeUnknown",
                    target: "unsaved.unknown",
                    actions: ["keepError", "sets confirmed"],
                  },
                  { guard: "isTakenBack", target: "idle" },
                  { target: "unsaved.failed", actions: "keepError" },
                ],
              },
              on: { "reservation.chosen": { guard: "changesValue", actions: "choose" } },
            },
            unsaved: {
              description: "The shown choice is not saved.",
              tags: ["failure", "unsaved"],
              initial: "failed",
              on: { retried: { guard: "isDialogShut", target: "saving" } },
              states: {
                failed: { description: "Saving failed; the page keeps the visitor's choice." },
                unknown: {
                  description: "No readable response: the change may have been saved.",
                  tags: "unknown",
                },
              },
            },
          },
        },
        dialog: {
          description: "The dialog to confirm leaving with an unsaved change.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: {
                "leave.requested": { guard: "not isIdle", target: "confirming", actions: "sets leavingTo" },
              },
            },
            confirming: {
              description: "Asking the visitor to confirm leaving with an unsaved change (B4.28).",
              always: { guard: "isIdle", target: "#reservations.leaving" },
              on: { "leave.confirmed": "#reservations.leaving", "dialog.dismissed": "shut" },
            },
          },
        },
      },
    },
    leaving: {
      description: "The visitor goes to the other page; an unsaved change may be lost.",
      type: "final",
    },
  },
});
