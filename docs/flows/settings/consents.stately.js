// Generated from machines/settings/consents.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listConsents: fromPromise(async () => {}),
    updateConsent: fromPromise(async () => {}),
  },
  guards: {
    isEmpty: () => false,
    changesValue: () => false,
    hasDetails: () => false,
    isOutcomeUnknown: () => false,
    hasQueued: () => false,
    hasUnknownOutcome: () => false,
    hasFailure: () => false,
  },
  actions: {
    choose: () => {},
    keepError: () => {},
    confirm: () => {},
    markUnknown: () => {},
    markFailed: () => {},
    sendNext: () => {},
    "sets answers": () => {},
    "sets openConsentId": () => {},
  },
}).createMachine({
  id: "consents",
  description: "The visitor gives and takes back consents.",
  initial: "loading",
  states: {
    absent: { description: "No card: there are no consents to give." },
    loading: {
      description: "Loading the consents.",
      tags: "waiting",
      invoke: {
        id: "listConsents",
        src: "listConsents",
        onDone: [{ guard: "isEmpty", target: "absent" }, { target: "offered", actions: "sets answers" }],
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: {
      description: "The consents could not be loaded.",
      tags: "failure",
      on: { retried: "loading" },
    },
    offered: {
      description: "The consents, and a dialog over them.",
      type: "parallel",
      states: {
        answers: {
          description: "The consents with their answers.",
          initial: "idle",
          on: { "answer.chosen": { guard: "changesValue", target: ".deciding", actions: "choose" } },
          states: {
            idle: { description: "No answer is queued, and no answer has failed." },
            failed: {
              description: "Saving an answer failed; the previous answer is shown again.",
              tags: "failure",
            },
            unknown: {
              description: "An answer may have been saved; the previous answer is shown again.",
              tags: ["failure", "unknown"],
            },
            deciding: {
              description: "Sends the next queued answer, or shows the result if none is queued.",
              always: [
                { guard: "hasQueued", target: "saving", actions: "sendNext" },
                { guard: "hasUnknownOutcome", target: "unknown" },
                { guard: "hasFailure", target: "failed" },
                { target: "idle" },
              ],
            },
            saving: {
              description: "Saving one answer; others may be queued.",
              tags: ["waiting", "unsaved"],
              initial: "known",
              invoke: {
                id: "updateConsent",
                src: "updateConsent",
                onDone: { target: "deciding", actions: "confirm" },
                onError: [
                  { guard: "isOutcomeUnknown", target: "deciding", actions: "markUnknown" },
                  { target: "deciding", actions: "markFailed" },
                ],
              },
              on: { "answer.chosen": { guard: "changesValue", actions: "choose" } },
              states: {
                known: {
                  description: "No earlier answer has an unknown outcome.",
                  always: { guard: "hasUnknownOutcome", target: "unknown" },
                },
                unknown: { description: "The outcome of an earlier answer is unknown.", tags: "unknown" },
              },
            },
          },
        },
        dialog: {
          description: "The dialog with the details of a consent.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: {
                "details.requested": { guard: "hasDetails", target: "details", actions: "sets openConsentId" },
              },
            },
            details: {
              description: "The dialog shows the details of one consent.",
              exit: "sets openConsentId",
              on: { "dialog.dismissed": "shut" },
            },
          },
        },
      },
    },
  },
});
