// Generated from machines/employees/employee-report.ts by `npm run docs`; do not edit.
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
    sendReport: fromPromise(async () => {}),
  },
  guards: {
    mayNotReport: () => false,
    hasReportable: () => false,
    isValid: () => false,
    hasNoError: () => false,
    meansNoRole: () => false,
    isOutcomeUnknown: () => false,
    isFormAddress: () => false,
  },
  actions: {
    fillIn: () => {},
    keepError: () => {},
    keepField: () => {},
    keepToday: () => {},
    keepSubmittedFields: () => {},
    keepCompany: () => {},
    keepReportable: () => {},
    beginAnother: () => {},
    "emits form.rejected": () => {},
    "sets sentAt": () => {},
  },
}).createMachine({
  id: "employee-report",
  description: "A business reports one employee in or out.",
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow.",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        onDone: [
          { guard: "mayNotReport", target: "notAllowed", actions: "keepCompany" },
          {
            guard: "hasReportable",
            target: "loadingContact",
            actions: ["keepCompany", "keepReportable"],
          },
          { target: "nothingToReport", actions: "keepCompany" },
        ],
      },
    },
    notAllowed: {
      description: "The visitor may not report employees; the page says whom to contact (B6.5, C1.8).",
    },
    nothingToReport: {
      description: "The company has no active insurance that this form reports employees for (C4.5), or some policies could not be read (A8.6).",
    },
    loadingContact: {
      description: "A child flow loads the contact details that the insurer knows. A restored draft has its own, and does not wait for them (C4.39).",
      invoke: { id: "loadContact", src: "loadContact", onDone: { target: "reporting", actions: "fillIn" } },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    reporting: {
      description: "The visitor fills in the form and sends the report.",
      meta: { address: "/bm/admin/ansatt-inn-og-utmelding" },
      initial: "filling",
      states: {
        filling: {
          description: "The report type and the chosen insurances decide which fields are shown (B4.17).",
          initial: "typing",
          on: {
            "field.changed": { actions: "keepField" },
            submitted: { target: "checking", actions: "keepToday" },
          },
          states: {
            typing: { description: "The form shows the fields of the chosen insurances." },
            rejected: {
              description: "The form shows errors at the employee or the contact person.",
              entry: "emits form.rejected",
              always: { guard: "hasNoError", target: "typing" },
            },
          },
        },
        checking: {
          description: "The form is checked with the present day, because the page may be open over midnight.",
          entry: "keepSubmittedFields",
          always: [{ guard: "isValid", target: "sending" }, { target: "filling.rejected" }],
        },
        sending: {
          description: "Sending the report to the insurer.",
          tags: ["waiting", "unsaved"],
          invoke: {
            id: "sendReport",
            src: "sendReport",
            onDone: { target: "#employee-report.sent", actions: "sets sentAt" },
            onError: [
              { guard: "meansNoRole", target: "#employee-report.noAccess" },
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
      },
    },
    sent: {
      description: "The receipt: the insurer has received the report (B2.10, B4.18).",
      meta: { address: "/bm/admin/kvittering-ansatt-inn-og-utmelding" },
      on: {
        "another.requested": { target: "reporting", actions: ["keepToday", "beginAnother"] },
        "address.requested": { guard: "isFormAddress", target: "reporting", actions: "beginAnother" },
      },
    },
  },
});
