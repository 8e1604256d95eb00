import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { meansNoRole } from '#domain/access/errors.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { CompanyForms, EmployeeFormKind } from '#domain/employees/employee-insurance.ts';
import {
  mayDeleteRow,
  type RowChange,
  withChangedRow,
  withNewRow,
  withoutRow,
} from '#domain/employees/employee-rows.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import {
  checkSelfAdministered,
  emptySelfAdministered,
  nextSelfAdministered,
  type SelfAdministeredChange,
  type SelfAdministeredDraft,
  type SelfAdministeredTyped,
} from '#domain/employees/self-administered-form.ts';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice, meansNoPolicies } from '#domain/errors/business-policies.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { mayAs, organisationOf, type Representative } from '#domain/person/representative.ts';
import type { noAccess } from '#machines/overview/no-access.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';

interface SelfAdministeredReportInput {
  readonly site: ReportSite;
  readonly today: IsoDate;
}

/** A company that administers its personnel insurance itself reports employees in or out (B2.9, B2.107). */
export const selfAdministeredReport = setup({
  types: {
    context: {} as SelfAdministeredReportInput & {
      /** The name of the organisation, or 'bedriften' without a relation to one; empty until it is loaded. */
      organisation: string;
      /** The forms that the company's insurances need; set only if self-administered insurance is not among them. */
      forms: readonly EmployeeFormKind[];
      /** Whether some policies could not be read (A8.6); set together with `forms`. */
      isPartial: boolean;
      form: SelfAdministeredTyped;
      /** The id of the row that was added last, which gets focus; null before that, and after sending. */
      addedRow: string | null;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'field.changed' } & SelfAdministeredChange)
      | ({ type: 'row.changed' } & RowChange)
      | { type: 'row.added' }
      | { type: 'row.removed'; index: number }
      | { type: 'submitted' }
      | { type: 'retried' }
      | { type: 'form.requested' }
      | { type: 'another.requested' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as SelfAdministeredReportInput & {
      /** The stored draft of the form (0021); null if there is none. */
      readonly draft: SelfAdministeredDraft | null;
    },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    loadForms: {} as PromiseActorLogic<CompanyForms>,
    reportSelfAdministered: {} as PromiseActorLogic<unknown, { form: SelfAdministeredTyped; today: IsoDate }>,
  },
  guards: {
    mayReport: (_, { output }: { output: Representative }) => mayAs(output, 'reportSelfAdministered'),
    isSelfAdministered: (_, { output }: { output: CompanyForms }) =>
      output.forms.includes('selfAdministered'),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    meansNoPolicies: ({ event }) => meansNoPolicies(errorOf(event)),
    canRetry: ({ event }) => canRetry(businessPoliciesNotice(errorOf(event))),
    mayDeleteRow: ({ context }) => mayDeleteRow(context.form.ansatteInformasjon),
    isValid: ({ context }) => checkSelfAdministered(context.form, context.today).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    setForm: assign({ form: (_, form: SelfAdministeredTyped) => form }),
    keepAddedRow: assign({ addedRow: ({ context }) => context.form.ansatteInformasjon.at(-1)?.id ?? null }),
    keepOrganisation: assign({
      organisation: (_, { output }: { output: Representative }) => organisationOf(output) ?? 'bedriften',
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    beginAnother: assign({ form: ({ context: { form, today } }) => nextSelfAdministered(form, today) }),
  },
}).createMachine({
  id: 'self-administered-report',
  description: 'A company that administers its personnel insurance itself reports employees in or out.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    organisation: '',
    forms: [],
    isPartial: false,
    form: { ...emptySelfAdministered(input.today), ...draft },
    addedRow: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading the organisation and the role of the visitor in a child flow.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        onDone: [
          {
            guard: { type: 'mayReport', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepOrganisation', params: ({ event }) => event },
          },
          { target: 'notAllowed', actions: { type: 'keepOrganisation', params: ({ event }) => event } },
        ],
      },
    },
    noAccess: {
      description:
        'The insurer says that the visitor has no role (A6.5). A child flow shows the persons who can give one (A2.33).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    notAllowed: {
      description: 'The visitor may not report employees; the page says whom to contact (C1.8).',
    },
    loading: {
      description: 'Loading the insurances of the company, to find the forms that they need.',
      tags: 'waiting',
      invoke: {
        id: 'loadForms',
        src: 'loadForms',
        onDone: [
          { guard: { type: 'isSelfAdministered', params: ({ event }) => event }, target: 'editing' },
          { target: 'notSelfAdministered', actions: assign(({ event }) => event.output) },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'meansNoPolicies', target: 'notSelfAdministered' },
          { guard: 'canRetry', target: 'unavailable', actions: 'keepError' },
          { target: 'refused', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The insurances could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    refused: {
      description:
        'A retry would not help: the customer is in another bank (A8.1), or the session is lost (A8.8).',
    },
    notSelfAdministered: {
      description:
        'The company has no policies, or no personnel insurance that it administers itself (C4.4), or some policies could not be read (A8.6).',
    },
    editing: {
      description:
        'The customer fills in the form: in or out, the date, the employees and the contact person.',
      initial: 'filling',
      on: {
        'field.changed': {
          actions: {
            type: 'setForm',
            params: ({ context: { form }, event }) => ({ ...form, [event.field]: event.value }),
          },
        },
        'row.changed': {
          actions: { type: 'setForm', params: ({ context, event }) => withChangedRow(context.form, event) },
        },
        'row.added': {
          actions: [{ type: 'setForm', params: ({ context }) => withNewRow(context.form) }, 'keepAddedRow'],
        },
        'row.removed': {
          guard: 'mayDeleteRow',
          actions: { type: 'setForm', params: ({ context, event }) => withoutRow(context.form, event.index) },
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
      entry: assign({ addedRow: null }),
      invoke: {
        id: 'reportSelfAdministered',
        src: 'reportSelfAdministered',
        input: ({ context: { form, today } }) => ({ form, today }),
        onDone: 'sent',
        onError: [
          { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
          { target: 'failed', actions: 'keepError' },
        ],
      },
    },
    failed: {
      description: 'Sending failed; the form keeps its values (B2.106, B8.8).',
      tags: 'failure',
      on: { retried: 'sending', 'form.requested': 'editing' },
    },
    unknown: {
      description: 'No readable response: the report may have been sent.',
      tags: ['failure', 'unknown'],
      on: { retried: 'sending', 'form.requested': 'editing' },
    },
    sent: {
      description: 'The receipt: the insurer has received the report (B2.106, B4.18).',
      on: {
        'another.requested': {
          target: 'editing',
          actions: 'beginAnother',
        },
      },
    },
  },
});
