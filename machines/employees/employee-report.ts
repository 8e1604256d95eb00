import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { EmployeeInsurance } from '#domain/employees/employee-insurance.ts';
import { employeeInsuranceNotice } from '#domain/employees/employee-insurance-notice.ts';
import {
  checkReport,
  type EmployeeChange,
  type EmployeeDraft,
  type EmployeeTyped,
  emptyReport,
  nextReport,
  withOffered,
} from '#domain/employees/employee-report.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { mayAs, organisationOf, type Representative } from '#domain/person/representative.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';

interface EmployeeReportInput {
  readonly site: ReportSite;
  readonly today: IsoDate;
  /** A form from before the visitor had to log in. */
  readonly draft: EmployeeDraft | null;
}

/** A business reports an employee in or out (B1.9, B2.105, B4.16). */
export const employeeReport = setup({
  types: {
    context: {} as Omit<EmployeeReportInput, 'draft'> & {
      /** The name of the organisation; empty until it is loaded. */
      organisation: string;
      insurance: EmployeeInsurance;
      form: EmployeeTyped;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'field.changed' } & EmployeeChange)
      | { type: 'submitted' }
      | { type: 'retried' }
      | { type: 'form.requested' }
      | { type: 'another.requested' }
      | { type: 'address.requested'; address: string },
    emitted: {} as { type: 'form.rejected' },
    input: {} as EmployeeReportInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
    meta: {} as {
      address: '/bm/admin/ansatt-inn-og-utmelding' | '/bm/admin/kvittering-ansatt-inn-og-utmelding';
    },
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    loadInsurance: {} as PromiseActorLogic<EmployeeInsurance>,
    sendReport: {} as PromiseActorLogic<unknown, { readonly form: EmployeeTyped; readonly today: IsoDate }>,
  },
  guards: {
    mayReport: (_, { output }: { output: Representative }) => mayAs(output, 'reportEmployees'),
    isOffered: (_, { output }: { output: EmployeeInsurance }) => output.offered.length > 0,
    isValid: ({ context }) => checkReport(context.form, context.today).ok,
    canRetry: ({ context: { organisation, site }, event }) =>
      canRetry(employeeInsuranceNotice(errorOf(event), organisation, site.phone)),
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
    formRequested: (_, { address }: { address: string }) => address === '/bm/admin/ansatt-inn-og-utmelding',
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepOrganisation: assign({
      organisation: (_, { output }: { output: Representative }) => organisationOf(output) ?? 'bedriften',
    }),
    beginAnother: assign({ form: ({ context }) => nextReport(context.form, context.today) }),
  },
}).createMachine({
  id: 'employee-report',
  description: 'A business reports one employee in or out.',
  context: ({ input: { site, today, draft } }) => ({
    site,
    today,
    organisation: '',
    insurance: { offered: [], isSelfAdministered: false },
    form: { ...emptyReport(today), ...draft },
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading the organisation and the role of the visitor in a child flow.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context }) => ({ mayBlock: context.site.mayBlock }),
        onDone: [
          {
            guard: { type: 'mayReport', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepOrganisation', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'keepOrganisation', params: ({ event }) => event } },
        ],
      },
    },
    refused: {
      description: 'The visitor may not report employees; the page says whom to contact (B6.5, C1.8).',
    },
    loading: {
      description: 'Loading the insurances that employees are reported in and out of.',
      tags: 'waiting',
      invoke: {
        id: 'loadInsurance',
        src: 'loadInsurance',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            target: 'reporting',
            actions: assign(({ context, event: { output } }) => ({
              insurance: output,
              form: withOffered(context.form, output),
            })),
          },
          { target: 'notOffered', actions: assign({ insurance: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: 'canRetry', target: 'unavailable', actions: 'keepError' },
          { target: 'denied', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The insurances could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    denied: {
      description: 'The server refuses to show the insurances to this visitor; a retry would not help.',
    },
    notOffered: { description: 'The company has no insurance to report employees in here (C4.5).' },
    reporting: {
      description: 'The customer fills in the form and sends the report.',
      meta: { address: '/bm/admin/ansatt-inn-og-utmelding' },
      initial: 'editing',
      states: {
        editing: {
          description: 'The action and the chosen insurances decide which fields are shown (B4.17).',
          initial: 'filling',
          on: {
            'field.changed': {
              actions: assign({
                form: ({ context, event }) => ({ ...context.form, [event.field]: event.value }),
              }),
            },
            submitted: [{ guard: 'isValid', target: 'sending' }, { target: '.rejected' }],
          },
          states: {
            filling: { description: 'The form shows the values typed so far.' },
            rejected: {
              description: 'The form was submitted with invalid fields.',
              entry: emit({ type: 'form.rejected' }),
              always: { guard: 'isValid', target: 'filling' },
            },
          },
        },
        sending: {
          description: 'Sending the report to the insurer.',
          tags: ['waiting', 'unsaved'],
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context: { form, today } }) => ({ form, today }),
            onDone: '#employee-report.receipt',
            onError: [
              { guard: 'outcomeUnknown', target: 'unknown', actions: 'keepError' },
              { target: 'failed', actions: 'keepError' },
            ],
          },
        },
        failed: {
          description: 'The report could not be sent; the form is kept (B2.106, B8.8).',
          tags: 'failure',
          on: { retried: 'sending', 'form.requested': 'editing' },
        },
        unknown: {
          description: 'No readable response: the report may have been sent.',
          tags: ['failure', 'unknown'],
          on: { retried: 'sending', 'form.requested': 'editing' },
        },
      },
    },
    receipt: {
      description: 'The insurer has the report (B2.10, B4.18).',
      meta: { address: '/bm/admin/kvittering-ansatt-inn-og-utmelding' },
      on: {
        'another.requested': { target: 'reporting', actions: 'beginAnother' },
        'address.requested': {
          guard: { type: 'formRequested', params: ({ event }) => event },
          target: 'reporting',
          actions: 'beginAnother',
        },
      },
    },
  },
});
