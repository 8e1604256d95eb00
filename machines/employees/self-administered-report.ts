import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import {
  mayDeleteRow,
  type RowChange,
  withChangedRow,
  withNewRow,
  withoutRow,
  withPastedRows,
} from '#domain/employees/employee-rows.ts';
import {
  checkSelfAdministered,
  emptySelfAdministered,
  nextSelfAdministered,
  type SelfAdministeredChange,
  type SelfAdministeredDraft,
  type SelfAdministeredTyped,
  type SubmittedParts,
  selfAdministeredErrors,
  submittedParts,
  withContactPerson,
} from '#domain/employees/self-administered-form.ts';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { organisationOf } from '#domain/person/representative.ts';
import type { BusinessPolicies } from '#domain/policies/business-policies.ts';
import { companyForms, type EmployeeFormKind } from '#domain/products/employee-insurance.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import type { Site } from '#domain/site/site.ts';
import { reportEndings } from '#machines/employees/report-states.ts';
import type { loadBusinessPolicies } from '#machines/policies/load-business-policies.ts';
import { loadingContactBefore } from '#machines/shared/contact-states.ts';
import type { loadContact } from '#machines/shared/load-contact.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import type { PastedOutcome, pasteEmployees } from './paste-employees.ts';

interface SelfAdministeredReportInput {
  readonly site: Pick<Site, 'overview' | 'phone' | 'continuation'>;
  readonly today: IsoDate;
}

/** A company that administers its personnel insurance itself reports employees in or out (B2.9, B2.107). */
export const selfAdministeredReport = setup({
  types: {
    context: {} as SelfAdministeredReportInput & {
      /** The name of the organisation, or 'bedriften' without a relation to one; empty until it is loaded. */
      organisation: string;
      /** The forms that the company's insurances need; empty until they are loaded. */
      forms: readonly EmployeeFormKind[];
      /** Whether some policies could not be read (A8.6); set together with `forms`. */
      isPartial: boolean;
      form: SelfAdministeredTyped;
      /** The contact details that the form began with; empty until they are loaded. Null if the form is a stored draft. */
      contact: KnownContact | null;
      /** The parts of the form that were on screen at the last submit. */
      submitted: SubmittedParts;
      /** The id of the row that was added last, which gets focus; null before that, and after sending. */
      addedRow: string | null;
      /** The number of rows that were pasted last; null before that, and after sending. */
      pastedCount: number | null;
      /** When the last report was sent, in ISO 8601; null before that. */
      sentAt: string | null;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'field.changed' } & SelfAdministeredChange)
      | ({ type: 'row.changed' } & RowChange)
      | { type: 'row.added' }
      | { type: 'row.removed'; index: number }
      | { type: 'paste.requested' }
      | { type: 'submitted'; today: IsoDate }
      | { type: 'retried'; today: IsoDate }
      | { type: 'form.requested' }
      | { type: 'another.requested'; today: IsoDate },
    emitted: {} as { type: 'form.rejected' },
    input: {} as SelfAdministeredReportInput & {
      /** The stored draft of the form (0021); null if there is none. */
      readonly draft: SelfAdministeredDraft | null;
    },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    loadBusinessPolicies: {} as typeof loadBusinessPolicies,
    loadContact: {} as typeof loadContact,
    noAccess: {} as typeof noAccess,
    pasteEmployees: {} as typeof pasteEmployees,
    reportSelfAdministered: {} as PromiseActorLogic<string, { form: SelfAdministeredTyped; today: IsoDate }>,
  },
  guards: {
    mayNotReport: (_, { output }: { output: BusinessPolicies }) => output.customer === null,
    isSelfAdministered: (_, { output: { customer } }: { output: BusinessPolicies }) =>
      companyForms(customer?.forsikringer ?? []).forms.includes('selfAdministered'),
    hasFields: ({ context: { form } }, { index }: { index: number }) =>
      !form.ansatteInformasjon[index]?.isPasted,
    mayDeleteRow: ({ context }) => mayDeleteRow(context.form.ansatteInformasjon),
    isValid: ({ context }) => checkSelfAdministered(context.form, context.today).ok,
    hasNoError: ({ context: { form, today, submitted } }) =>
      Object.keys(selfAdministeredErrors(form, today, submitted)).length === 0,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    setForm: assign({ form: (_, form: SelfAdministeredTyped) => form }),
    keepAddedRow: assign({ addedRow: ({ context }) => context.form.ansatteInformasjon.at(-1)?.id ?? null }),
    addPasted: assign(({ context: { form } }, { output: rows }: { output: PastedOutcome }) =>
      rows === null ? {} : { form: withPastedRows(form, rows), pastedCount: rows.length },
    ),
    keepCompany: assign((_, { output: { representative, customer } }: { output: BusinessPolicies }) => ({
      organisation: organisationOf(representative) ?? 'bedriften',
      ...companyForms(customer?.forsikringer ?? []),
    })),
    fillIn: assign(({ context }, { output: contact }: { output: KnownContact }) =>
      context.contact === null ? {} : { contact, form: withContactPerson(context.form, contact) },
    ),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepToday: assign((_, { today }: { today: IsoDate }) => ({ today })),
    beginAnother: assign(({ context: { form, today } }) => ({
      form: nextSelfAdministered(form, today),
      contact: { mobilnummer: form.telefonnummer, epost: form.epost },
    })),
  },
}).createMachine({
  id: 'self-administered-report',
  description: 'A company that administers its personnel insurance itself reports employees in or out.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    organisation: '',
    ...companyForms([]),
    form: { ...emptySelfAdministered(input.today), ...draft },
    contact: draft ? null : {},
    submitted: { registration: '', rows: [] },
    addedRow: null,
    pastedCount: null,
    sentAt: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the forms that they need.",
      invoke: {
        id: 'loadBusinessPolicies',
        src: 'loadBusinessPolicies',
        input: ({ context: { site } }) => ({ right: 'reportSelfAdministered', site }),
        onDone: [
          {
            guard: { type: 'mayNotReport', params: ({ event }) => event },
            target: 'notAllowed',
            actions: { type: 'keepCompany', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSelfAdministered', params: ({ event }) => event },
            target: 'loadingContact',
            actions: { type: 'keepCompany', params: ({ event }) => event },
          },
          { target: 'notSelfAdministered', actions: { type: 'keepCompany', params: ({ event }) => event } },
        ],
      },
    },
    notAllowed: {
      description: 'The visitor may not report employees; the page says whom to contact (C1.8).',
    },
    notSelfAdministered: {
      description:
        'The company has no policies, or no personnel insurance that it administers itself (C4.4), or some policies could not be read (A8.6).',
    },
    loadingContact: loadingContactBefore('filling'),
    noAccess: withoutRole,
    filling: {
      description:
        'The visitor fills in the form: in or out, the date, the employees and the contact person.',
      initial: 'typing',
      on: {
        'field.changed': {
          actions: {
            type: 'setForm',
            params: ({ context: { form }, event }) => ({ ...form, [event.field]: event.value }),
          },
        },
        'row.changed': {
          guard: { type: 'hasFields', params: ({ event: { index } }) => ({ index }) },
          actions: { type: 'setForm', params: ({ context, event }) => withChangedRow(context.form, event) },
        },
        'row.added': {
          actions: [{ type: 'setForm', params: ({ context }) => withNewRow(context.form) }, 'keepAddedRow'],
        },
        'row.removed': {
          guard: 'mayDeleteRow',
          actions: { type: 'setForm', params: ({ context, event }) => withoutRow(context.form, event.index) },
        },
        'paste.requested': 'pasting',
        submitted: { target: 'checking', actions: { type: 'keepToday', params: ({ event }) => event } },
      },
      states: {
        typing: { description: 'The form shows a row of fields for each employee.' },
        rejected: {
          description: 'The form shows errors in the rows or at the contact person.',
          always: { guard: 'hasNoError', target: 'typing' },
        },
        before: { description: 'As it was before the visitor pasted rows.', type: 'history' },
      },
    },
    pasting: {
      description:
        'In a child flow, the visitor pastes rows from a spreadsheet and sees them before they are added (C4.52). They are in the memory of the page alone, so the browser asks before it closes.',
      tags: 'unsaved',
      entry: assign({ addedRow: null, pastedCount: null }),
      invoke: {
        id: 'pasteEmployees',
        src: 'pasteEmployees',
        input: ({ context: { today } }) => ({ today }),
        onDone: { target: 'filling.before', actions: { type: 'addPasted', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'The form is checked with the present day, because the page may be open over midnight.',
      entry: assign({ submitted: ({ context }) => submittedParts(context.form) }),
      always: [
        { guard: 'isValid', target: 'sending' },
        { target: 'filling.rejected', actions: emit({ type: 'form.rejected' }) },
      ],
    },
    sending: {
      description: 'Sending the report to the insurer.',
      tags: ['waiting', 'unsaved'],
      entry: assign({ addedRow: null, pastedCount: null }),
      invoke: {
        id: 'reportSelfAdministered',
        src: 'reportSelfAdministered',
        input: ({ context: { form, today } }) => ({ form, today }),
        onDone: { target: 'sent', actions: assign({ sentAt: ({ event }) => event.output }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
          { target: 'failed', actions: 'keepError' },
        ],
      },
    },
    ...reportEndings,
    sent: {
      description: 'The receipt: the insurer has received the report (B2.106, B4.18).',
      on: {
        'another.requested': {
          target: 'filling',
          actions: [{ type: 'keepToday', params: ({ event }) => event }, 'beginAnother'],
        },
      },
    },
  },
});
