import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import {
  checkReport,
  type EmployeeDraft,
  keepReportable,
  nextReport,
  reportErrors,
  withContact,
} from '#domain/employees/employee-report.ts';
import {
  type EmployeeChange,
  type EmployeeField,
  type EmployeeTyped,
  employeeFieldsFor,
  emptyReport,
} from '#domain/employees/employee-report-form.ts';
import { type EmployeeInsurance, employeeInsurance } from '#domain/employees/reportable-insurance.ts';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { organisationOf } from '#domain/person/representative.ts';
import type { BusinessPolicies } from '#domain/policies/business-policies.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import type { Site } from '#domain/site/site.ts';
import { reportEndings } from '#machines/employees/report-states.ts';
import type { loadBusinessPolicies } from '#machines/policies/load-business-policies.ts';
import { loadingContactBefore } from '#machines/shared/contact-states.ts';
import type { loadContact } from '#machines/shared/load-contact.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';

interface EmployeeReportInput {
  readonly site: Pick<Site, 'overview' | 'phone' | 'continuation'>;
  readonly today: IsoDate;
  /** The stored draft of the form (0021); null if there is none. */
  readonly draft: EmployeeDraft | null;
}

/** A business reports one employee in or out (B1.9, B2.105, B4.16). */
export const employeeReport = setup({
  types: {
    context: {} as Omit<EmployeeReportInput, 'draft'> & {
      /** The name of the organisation, or 'bedriften' without a relation to one; empty until it is loaded. */
      organisation: string;
      insurance: EmployeeInsurance;
      form: EmployeeTyped;
      /** The contact details that the form began with; empty until they are loaded. Null if the form is a stored draft. */
      contact: KnownContact | null;
      /** The fields of the chosen insurances that were on screen at the last submit. */
      submittedFields: readonly EmployeeField[];
      /** When the last report was sent, in ISO 8601; null before that. */
      sentAt: string | null;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'field.changed' } & EmployeeChange)
      | { type: 'submitted'; today: IsoDate }
      | { type: 'retried'; today: IsoDate }
      | { type: 'form.requested' }
      | { type: 'another.requested'; today: IsoDate }
      | { type: 'address.requested'; address: string },
    emitted: {} as { type: 'form.rejected' },
    input: {} as EmployeeReportInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
    meta: {} as {
      address: '/bm/admin/ansatt-inn-og-utmelding' | '/bm/admin/kvittering-ansatt-inn-og-utmelding';
    },
  },
  actors: {
    loadBusinessPolicies: {} as typeof loadBusinessPolicies,
    loadContact: {} as typeof loadContact,
    noAccess: {} as typeof noAccess,
    sendReport: {} as PromiseActorLogic<string, { readonly form: EmployeeTyped; readonly today: IsoDate }>,
  },
  guards: {
    mayNotReport: (_, { output }: { output: BusinessPolicies }) => output.customer === null,
    hasReportable: (_, { output: { customer } }: { output: BusinessPolicies }) =>
      employeeInsurance(customer?.forsikringer ?? []).reportable.length > 0,
    isValid: ({ context }) => checkReport(context.form, context.today).ok,
    hasNoError: ({ context: { form, today, submittedFields } }) =>
      Object.keys(reportErrors(form, today, submittedFields)).length === 0,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    isFormAddress: (_, { address }: { address: string }) => address === '/bm/admin/ansatt-inn-og-utmelding',
  },
  actions: {
    fillIn: assign(({ context }, { output: contact }: { output: KnownContact }) =>
      context.contact === null ? {} : { contact, form: withContact(context.form, contact) },
    ),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign({
      form: ({ context: { form } }, { field, value }: EmployeeChange) => ({ ...form, [field]: value }),
    }),
    keepToday: assign((_, { today }: { today: IsoDate }) => ({ today })),
    keepSubmittedFields: assign({
      submittedFields: ({ context: { form } }) => employeeFieldsFor(form.handling, form.forsikringer),
    }),
    keepCompany: assign((_, { output: { representative, customer } }: { output: BusinessPolicies }) => ({
      organisation: organisationOf(representative) ?? 'bedriften',
      insurance: employeeInsurance(customer?.forsikringer ?? []),
    })),
    keepReportable: assign({
      form: ({ context: { form, insurance } }) => keepReportable(form, insurance),
    }),
    beginAnother: assign(({ context: { form, today } }) => ({
      form: nextReport(form, today),
      contact: { mobilnummer: form.tlf, epost: form.epost },
    })),
  },
}).createMachine({
  id: 'employee-report',
  description: 'A business reports one employee in or out.',
  context: ({ input: { site, today, draft } }) => ({
    site,
    today,
    organisation: '',
    insurance: employeeInsurance([]),
    form: { ...emptyReport(today), ...draft },
    contact: draft ? null : {},
    submittedFields: [],
    sentAt: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow.",
      invoke: {
        id: 'loadBusinessPolicies',
        src: 'loadBusinessPolicies',
        input: ({ context: { site } }) => ({ right: 'reportEmployees', site }),
        onDone: [
          {
            guard: { type: 'mayNotReport', params: ({ event }) => event },
            target: 'notAllowed',
            actions: { type: 'keepCompany', params: ({ event }) => event },
          },
          {
            guard: { type: 'hasReportable', params: ({ event }) => event },
            target: 'loadingContact',
            actions: [{ type: 'keepCompany', params: ({ event }) => event }, 'keepReportable'],
          },
          { target: 'nothingToReport', actions: { type: 'keepCompany', params: ({ event }) => event } },
        ],
      },
    },
    notAllowed: {
      description: 'The visitor may not report employees; the page says whom to contact (B6.5, C1.8).',
    },
    nothingToReport: {
      description:
        'The company has no active insurance that this form reports employees for (C4.5), or some policies could not be read (A8.6).',
    },
    loadingContact: loadingContactBefore('reporting'),
    noAccess: withoutRole,
    reporting: {
      description: 'The visitor fills in the form and sends the report.',
      meta: { address: '/bm/admin/ansatt-inn-og-utmelding' },
      initial: 'filling',
      states: {
        filling: {
          description: 'The report type and the chosen insurances decide which fields are shown (B4.17).',
          initial: 'typing',
          on: {
            'field.changed': {
              actions: { type: 'keepField', params: ({ event }) => event },
            },
            submitted: { target: 'checking', actions: { type: 'keepToday', params: ({ event }) => event } },
          },
          states: {
            typing: { description: 'The form shows the fields of the chosen insurances.' },
            rejected: {
              description: 'The form shows errors at the employee or the contact person.',
              entry: emit({ type: 'form.rejected' }),
              always: { guard: 'hasNoError', target: 'typing' },
            },
          },
        },
        checking: {
          description:
            'The form is checked with the present day, because the page may be open over midnight.',
          entry: 'keepSubmittedFields',
          always: [{ guard: 'isValid', target: 'sending' }, { target: 'filling.rejected' }],
        },
        sending: {
          description: 'Sending the report to the insurer.',
          tags: ['waiting', 'unsaved'],
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context: { form, today } }) => ({ form, today }),
            onDone: {
              target: '#employee-report.sent',
              actions: assign({ sentAt: ({ event }) => event.output }),
            },
            onError: [
              { guard: 'meansNoRole', target: '#employee-report.noAccess' },
              { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
              { target: 'failed', actions: 'keepError' },
            ],
          },
        },
        ...reportEndings,
      },
    },
    sent: {
      description: 'The receipt: the insurer has received the report (B2.10, B4.18).',
      meta: { address: '/bm/admin/kvittering-ansatt-inn-og-utmelding' },
      on: {
        'another.requested': {
          target: 'reporting',
          actions: [{ type: 'keepToday', params: ({ event }) => event }, 'beginAnother'],
        },
        'address.requested': {
          guard: { type: 'isFormAddress', params: ({ event }) => event },
          target: 'reporting',
          actions: 'beginAnother',
        },
      },
    },
  },
});
