// Generated from machines/policies/green-card.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadRepresentative: fromPromise(async () => {}),
    loadPolicy: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    orderGreenCard: fromPromise(async () => {}),
  },
  guards: {
    mayOrder: () => false,
    hasGreenCard: () => false,
    meansNoRole: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    keepPolicy: () => {},
    keepError: () => {},
    "sets representative": () => {},
    "sets sentAt": () => {},
  },
}).createMachine({
  id: "green-card",
  description: "The visitor orders a green card.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the organisation that the visitor acts for, and the role in it.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [
          { guard: "mayOrder", target: "loadingPolicy" },
          { target: "notAllowed", actions: "sets representative" },
        ],
      },
    },
    notAllowed: {
      description: "The visitor may not order in the name of the organisation; the page says whom to contact (C4.17).",
    },
    loadingPolicy: {
      description: "A child flow loads the policy, and whether a green card exists for it.",
      invoke: {
        id: "loadPolicy",
        src: "loadPolicy",
        onDone: [
          { guard: "hasGreenCard", target: "offered", actions: "keepPolicy" },
          { target: "notOffered", actions: "keepPolicy" },
        ],
      },
    },
    notOffered: { description: "There is no green card for this policy." },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    offered: {
      description: "The visitor can order the card.",
      initial: "untried",
      on: { submitted: "sending" },
      states: {
        untried: { description: "No order has been sent." },
        failed: { description: "The order failed.", tags: "failure" },
        unknown: {
          description: "No readable response: the card may have been ordered.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Sending the order to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "orderGreenCard",
        src: "orderGreenCard",
        onDone: { target: "ordered", actions: "sets sentAt" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "isOutcomeUnknown", target: "offered.unknown", actions: "keepError" },
          { target: "offered.failed", actions: "keepError" },
        ],
      },
    },
    ordered: { description: "The insurer sends the card." },
  },
});
