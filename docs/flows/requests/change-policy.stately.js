// Generated from machines/requests/change-policy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadChangeablePolicies: fromPromise(async () => {}),
    loadContact: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    changePolicy: fromPromise(async () => {}),
  },
  guards: {
    isKnown: () => false,
    isInForce: () => false,
    isValid: () => false,
    meansNoRole: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    fillIn: () => {},
    keepError: () => {},
    keepField: () => {},
    "sets customer": () => {},
    "emits form.rejected": () => {},
    "sets sentAt": () => {},
  },
}).createMachine({
  id: "change-policy",
  description: "A business asks the insurer to change a policy.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the policies; the address names one of them.",
      invoke: {
        id: "loadChangeablePolicies",
        src: "loadChangeablePolicies",
        onDone: { target: "finding", actions: "sets customer" },
      },
    },
    finding: {
      description: "Finding the policy by its number.",
      always: [
        { guard: "isInForce", target: "loadingContact" },
        { guard: "isKnown", target: "tooEarly" },
        { target: "notFound" },
      ],
    },
    notFound: { description: "The business has no active policy with this number (B8.4, C4.7)." },
    tooEarly: { description: "The policy is not in force yet, so it cannot be changed (B4.6, C4.2)." },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    loadingContact: {
      description: "A child flow loads the contact details that the insurer knows. A restored draft has its own, and does not wait for them (C4.39).",
      invoke: { id: "loadContact", src: "loadContact", onDone: { target: "filling", actions: "fillIn" } },
    },
    filling: {
      description: "The visitor describes what they want and fills in contact details.",
      initial: "typing",
      on: {
        "field.changed": { actions: "keepField" },
        submitted: [{ guard: "isValid", target: "sending" }, { target: ".rejected" }],
      },
      states: {
        typing: { description: "The form shows the message and the contact details typed so far." },
        rejected: {
          description: "The form shows errors at the message or the contact details.",
          entry: "emits form.rejected",
          always: { guard: "isValid", target: "typing" },
        },
        failed: { description: "Sending failed; the form keeps its values (B8.7).", tags: "failure" },
        unknown: {
          description: "No readable response: the request may have been sent.",
          tags: ["failure", "unknown"],
        },
      },
    },
    sending: {
      description: "Sending the change to the insurer.",
      tags: ["waiting", "unsaved"],
      invoke: {
        id: "changePolicy",
        src: "changePolicy",
        onDone: { target: "sent", actions: "sets sentAt" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "isOutcomeUnknown", target: "filling.unknown", actions: "keepError" },
          { target: "filling.failed", actions: "keepError" },
        ],
      },
    },
    sent: { description: "The receipt: the insurer has received the change (B2.86)." },
  },
});
