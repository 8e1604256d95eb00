import { reportSelfAdministered } from '#api/employees/self-administered-report.ts';
import { checkSelfAdministered, selfAdministeredDraft } from '#domain/employees/self-administered-form.ts';
import { sentOf } from '#domain/fields/form-check.ts';
import { pasteEmployeesFlow } from '#flows/employees/paste-employees/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { withToday } from '#flows/engine/with-today.tsx';
import { loadBusinessPoliciesFlow } from '#flows/policies/load-business-policies/flow.ts';
import { loadContactFlow } from '#flows/shared/load-contact/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { selfAdministeredReport } from '#machines/employees/self-administered-report.ts';
import {
  EmployeeReportFailed,
  EmployeeReportUnknown,
} from '#views/employees/employee-report/employee-report-failed.tsx';
import { NoSelfAdministeredReport } from '#views/employees/self-administered-report/no-self-administered-report.tsx';
import { SelfAdministeredForm } from '#views/employees/self-administered-report/self-administered-form.tsx';
import { SelfAdministeredSent } from '#views/employees/self-administered-report/self-administered-sent.tsx';

const DatedForm = withToday(SelfAdministeredForm);
const DatedFailed = withToday(EmployeeReportFailed);
const DatedUnknown = withToday(EmployeeReportUnknown);
const DatedSent = withToday(SelfAdministeredSent);

export const selfAdministeredReportFlow = defineFlow({
  title: 'Inn- og utmelding av ansatte',
  machine: selfAdministeredReport,
  actors: {
    loadBusinessPolicies: loadBusinessPoliciesFlow,
    loadContact: loadContactFlow,
    noAccess: noAccessFlow,
    pasteEmployees: pasteEmployeesFlow,
    reportSelfAdministered: ({ input: { form, today }, signal }) =>
      sentAt(reportSelfAdministered(sentOf(checkSelfAdministered(form, today)), signal)),
  },
  views: {
    arriving: { child: 'loadBusinessPolicies' },
    notAllowed: NoSelfAdministeredReport,
    notSelfAdministered: NoSelfAdministeredReport,
    loadingContact: { child: 'loadContact' },
    noAccess: { child: 'noAccess' },
    'filling.typing': DatedForm,
    'filling.rejected': DatedForm,
    pasting: { child: 'pasteEmployees' },
    checking: 'transient',
    sending: DatedForm,
    failed: DatedFailed,
    unknown: DatedUnknown,
    sent: DatedSent,
  },
  draft: ({ form, today, contact }, state) =>
    state === 'sent' ? null : selfAdministeredDraft(form, today, contact),
});
