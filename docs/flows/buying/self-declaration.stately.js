// Generated from machines/buying/self-declaration.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadCustomer: fromPromise(async () => {}),
    bankSelection: fromPromise(async () => {}),
    submitDeclaration: fromPromise(async () => {}),
  },
  guards: {
    hasBankRelationship: () => false,
    isNewCustomer: () => false,
    isBankChosen: () => false,
    leadsToQuestions: () => false,
    leadsToBankSelection: () => false,
    allAnswered: () => false,
    isUnwanted: () => false,
    hasNoVerdict: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    keepError: () => {},
    keepField: () => {},
    "sets hasBankRelationship": () => {},
    "sets form": () => {},
    "emits form.rejected": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "self-declaration",
  description: "Before a first purchase, customers with a bank relationship choose a bank, and all answer three questions.",
  initial: "loadingCustomer",
  states: {
    loadingCustomer: {
      description: "Loading the customer record.",
      tags: "waiting",
      invoke: {
        id: "loadCustomer",
        src: "loadCustomer",
        onDone: [
          {
            guard: "hasBankRelationship",
            target: "choosingBank",
            actions: "sets hasBankRelationship",
          },
          { target: "filling" },
        ],
        onError: [
          { guard: "isNewCustomer", target: "filling" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The customer record could not be loaded.",
      tags: "failure",
      on: { retried: "loadingCustomer" },
    },
    choosingBank: {
      description: "The visitor chooses the local bank in a child flow.",
      meta: { address: "/bankvelger" },
      invoke: {
        id: "bankSelection",
        src: "bankSelection",
        onDone: [
          { guard: "isBankChosen", target: "filling", actions: "sets form" },
          { target: "cancelled" },
        ],
      },
      on: { "address.requested": { guard: "leadsToQuestions", target: "filling" } },
    },
    filling: {
      description: "The visitor answers the three questions.",
      meta: { address: "/egenerklaring" },
      initial: "typing",
      on: {
        "field.changed": { actions: "keepField" },
        submitted: [{ guard: "allAnswered", target: "sending" }, { target: ".rejected" }],
        cancelled: "cancelled",
        "address.requested": { guard: "leadsToBankSelection", target: "choosingBank" },
      },
      states: {
        typing: { description: "The form shows the answers given so far." },
        rejected: {
          description: "The visitor submitted the form with an unanswered question.",
          entry: "emits form.rejected",
          always: { guard: "allAnswered", target: "typing" },
        },
        failed: {
          description: "Sending failed, or the response had no verdict; the answers are kept.",
          tags: "failure",
        },
        unknown: {
          description: "No readable response: the declaration may have arrived.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Sending the answers to the insurer.",
      tags: ["waiting", "unsaved"],
      meta: { address: "/egenerklaring" },
      invoke: {
        id: "submitDeclaration",
        src: "submitDeclaration",
        onDone: [
          { guard: "isUnwanted", target: "unwanted" },
          { guard: "hasNoVerdict", target: "filling.failed", actions: "sets error" },
          { target: "accepted" },
        ],
        onError: [
          { guard: "isOutcomeUnknown", target: "filling.unknown", actions: "keepError" },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    unwanted: {
      description: "The insurer does not sell digitally to this customer.",
      meta: { address: "/egenerklaring" },
      on: { "address.requested": { guard: "leadsToBankSelection", target: "choosingBank" } },
    },
    accepted: { description: "The visitor goes to the requested page, or to the buy page.", type: "final" },
    cancelled: { description: "The visitor goes back to the overview.", type: "final" },
  },
});
