// Generated from machines/employees/self-administered-report.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadBusinessPolicies: fromPromise(async () => {}),
    loadContact: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    pasteEmployees: fromPromise(async () => {}),
    reportSelfAdministered: fromPromise(async () => {}),
  },
  guards: {
    mayNotReport: () => false,
    isSelfAdministered: () => false,
    hasFields: () => false,
    mayDeleteRow: () => false,
    isValid: () => false,
    hasNoError: () => false,
    meansNoRole: () => false,
    isOutcomeUnknown: () => false,
  },
  actions: {
    setForm: () => {},
    keepAddedRow: () => {},
    addPasted: () => {},
    keepCompany: () => {},
    fillIn: () => {},
    keepError: () => {},
    keepToday: () => {},
    beginAnother: () => {},
    "sets addedRow, pastedCount": () => {},
    "sets submitted": () => {},
    "emits form.rejected": () => {},
    "sets sentAt": () => {},
  },
}).createMachine({
  id: "self-administered-report",
  description: "A company that administers its personnel insurance itself reports employees in or out.",
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the forms that they need.",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        onDone: [
          { guard: "mayNotReport", target: "notAllowed", actions: "keepCompany" },
          { guard: "isSelfAdministered", target: "loadingContact", actions: "keepCompany" },
          { target: "notSelfAdministered", actions: "keepCompany" },
        ],
      },
    },
    notAllowed: { description: "The visitor may not report employees; the page says whom to contact (C1.8)." },
    notSelfAdministered: {
      description: "The company has no policies, or no personnel insurance that it administers itself (C4.4), or some policies could not be read (A8.6).",
    },
    loadingContact: {
      description: "A child flow loads the contact details that the insurer knows. A restored draft has its own, and does not wait for them (C4.39).",
      invoke: { id: "loadContact", src: "loadContact", onDone: { target: "filling", actions: "fillIn" } },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    filling: {
      description: "The visitor fills in the form: in or out, the date, the employees and the contact person.",
      initial: "typing",
      on: {
        "field.changed": { actions: "setForm" },
        "row.changed": { guard: "hasFields", actions: "setForm" },
        "row.added": { actions: ["setForm", "keepAddedRow"] },
        "row.removed": { guard: "mayDeleteRow", actions: "setForm" },
        "paste.requested": "pasting",
        submitted: { target: "checking", actions: "keepToday" },
      },
      states: {
        typing: { description: "The form shows a row of fields for each employee." },
        rejected: {
          description: "The form shows errors in the rows or at the contact person.",
          always: { guard: "hasNoError", target: "typing" },
        },
        before: { description: "As it was before the visitor pasted rows.", type: "history" },
      },
    },
    pasting: {
      description: "In a child flow, the visitor pastes rows from a spreadsheet and sees them before they are added (C4.52). They are in the memory of the page alone, so the browser asks before it closes.",
      tags: "unsaved",
      entry: "sets addedRow, pastedCount",
      invoke: {
        id: "pasteEmployees",
        src: "pasteEmployees",
        onDone: { target: "filling.before", actions: "addPasted" },
      },
    },
    checking: {
      description: "The form is checked with the present day, because the page may be open over midnight.",
      entry: "sets submitted",
      always: [
        { guard: "isValid", target: "sending" },
        { target: "filling.rejected", actions: "emits form.rejected" },
      ],
    },
    sending: {
      description: "Sending the report to the insurer.",
      tags: ["waiting", "unsaved"],
      entry: "sets addedRow, pastedCount",
      invoke: {
        id: "reportSelfAdministered",
        src: "reportSelfAdministered",
        onDone: { target: "sent", actions: "sets sentAt" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "isOutcomeUnknown", target: "unknown", actions: "keepError" },
          { target: "failed", actions: "keepError" },
        ],
      },
    },
    failed: {
      description: "Sending failed; the form keeps its values (B2.106, B8.8).",
      tags: "failure",
      on: { retried: { target: "checking", actions: "keepToday" }, "form.requested": "filling" },
    },
    unknown: {
      description: "No readable response: the report may have been sent.",
      tags: ["failure", "unknown"],
      on: { retried: { target: "checking", actions: "keepToday" }, "form.requested": "filling" },
    },
    sent: {
      description: "The receipt: the insurer has received the report (B2.106, B4.18).",
      on: { "another.requested": { target: "filling", actions: ["keepToday", "beginAnother"] } },
    },
  },
});
