// Generated from machines/policies/shown-policy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadTerms: fromPromise(async () => {}),
    travelCardDialog: fromPromise(async () => {}),
  },
  guards: {
    isDialogShut: () => false,
    isChangeDenied: () => false,
    hasTwoCertificates: () => false,
    canHaveTravelCard: () => false,
  },
  actions: {
    "sets terms, error": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "shown-policy",
  description: "Shows a policy with its price and documents, and the dialogs over it.",
  initial: "page",
  states: {
    page: {
      description: "The policy and its dialogs.",
      type: "parallel",
      states: {
        terms: {
          description: "The terms (B2.49).",
          initial: "loading",
          states: {
            loading: {
              description: "Loading the list of terms.",
              tags: "waiting",
              invoke: {
                id: "loadTerms",
                src: "loadTerms",
                onDone: { target: "listed", actions: "sets terms, error" },
                onError: { target: "unavailable", actions: "sets error" },
              },
            },
            listed: { description: "The page lists the terms, or says that there are none." },
            unavailable: {
              description: "The list of terms could not be loaded.",
              tags: "failure",
              on: { retried: { guard: "isDialogShut", target: "loading" } },
            },
          },
        },
        dialog: {
          description: "The dialogs of the buttons of the policy.",
          initial: "shut",
          states: {
            shut: {
              description: "No dialog is open.",
              on: {
                "change.requested": { guard: "isChangeDenied", target: "denied" },
                "certificate.requested": { guard: "hasTwoCertificates", target: "choosing" },
                "card.requested": { guard: "canHaveTravelCard", target: "travelCard" },
              },
            },
            denied: {
              description: "The visitor may not change the policy; the dialog says whom to call (B6.7).",
              on: { "dialog.dismissed": "shut" },
            },
            choosing: {
              description: "The visitor chooses the present certificate or the renewed one (B4.12).",
              on: { "dialog.dismissed": "shut" },
            },
            travelCard: {
              description: "A child flow shows the travel card (B2.55).",
              invoke: { id: "travelCardDialog", src: "travelCardDialog", onDone: "shut" },
            },
          },
        },
      },
    },
  },
});
