import { assign, emit, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import {
  type EmployeeRow,
  mayDeleteRow,
  type RowChange,
  withChangedRow,
  withoutRow,
} from '#domain/employees/employee-rows.ts';
import { faultyRows, type Pasted } from '#domain/employees/pasted-employees.ts';

interface PasteForm {
  readonly text: string;
  /** The rows in the text; empty before it is read. */
  readonly ansatteInformasjon: readonly EmployeeRow[];
}

/** The accepted rows, or null if the visitor cancelled. */
export type PastedOutcome = readonly EmployeeRow[] | null;

/** Rows that the visitor copied from a spreadsheet, before they are in the form (C4.52). */
export const pasteEmployees = setup({
  types: {
    context: {} as {
      today: IsoDate;
      form: PasteForm;
      /** The rows in the text; null for an empty field. */
      pasted: Pasted | null;
    },
    events: {} as
      // The screen reads the rows: a recording hides the text, and a replay could not read them in it.
        | { type: 'text.changed'; text: string; pasted: Pasted }
        | { type: 'text.read' }
        | { type: 'text.requested' }
        | ({ type: 'row.changed' } & RowChange)
        | { type: 'row.removed'; index: number }
        | { type: 'accepted' }
        | { type: 'cancelled' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { readonly today: IsoDate },
    output: {} as PastedOutcome,
  },
  guards: {
    isReadable: ({ context: { pasted } }) => pasted?.ok === true,
    // Only rows with errors are shown as fields.
    isField: ({ context: { form, pasted } }, { index }: { index: number }) =>
      pasted?.ok === true && pasted.faulty.includes(form.ansatteInformasjon[index]?.id ?? ''),
    mayDeleteRow: ({ context }) => mayDeleteRow(context.form.ansatteInformasjon),
    hasNoError: ({ context: { form, today } }) => faultyRows(form.ansatteInformasjon, today).length === 0,
  },
  actions: {
    setForm: assign({ form: (_, form: PasteForm) => form }),
    keepText: assign(({ context }, { text, pasted }: { text: string; pasted: Pasted }) => ({
      form: { ...context.form, text },
      pasted,
    })),
    takeRows: assign(({ context: { form, pasted } }) =>
      pasted?.ok ? { form: { ...form, ansatteInformasjon: pasted.rows } } : {},
    ),
  },
}).createMachine({
  id: 'paste-employees',
  description: 'The visitor pastes rows from a spreadsheet, and sees them before they are added to the form.',
  context: ({ input }) => ({
    ...input,
    form: { text: '', ansatteInformasjon: [] },
    pasted: null,
  }),
  initial: 'pasting',
  states: {
    pasting: {
      description: 'The visitor pastes or types the rows as text.',
      initial: 'typing',
      on: {
        'text.changed': {
          actions: { type: 'keepText', params: ({ event: { text, pasted } }) => ({ text, pasted }) },
        },
        'text.read': [{ guard: 'isReadable', target: 'reading' }, { target: '.rejected' }],
        cancelled: 'cancelled',
      },
      states: {
        typing: { description: 'The field shows the pasted text.' },
        rejected: {
          description: 'The text has no rows, or not the columns of the form.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isReadable', target: 'typing' },
        },
      },
    },
    reading: {
      description: 'The rows of the text are checked by the rules of the form.',
      entry: 'takeRows',
      always: [{ guard: 'hasNoError', target: 'previewing.typing' }, { target: 'previewing.rejected' }],
    },
    previewing: {
      description: 'The visitor sees the rows, mends those with errors, and removes some.',
      initial: 'typing',
      on: {
        'row.changed': {
          guard: { type: 'isField', params: ({ event: { index } }) => ({ index }) },
          actions: { type: 'setForm', params: ({ context, event }) => withChangedRow(context.form, event) },
        },
        'row.removed': {
          guard: 'mayDeleteRow',
          actions: { type: 'setForm', params: ({ context, event }) => withoutRow(context.form, event.index) },
        },
        'text.requested': 'pasting',
        accepted: [
          { guard: 'hasNoError', target: 'accepted' },
          { target: '.rejected', actions: emit({ type: 'form.rejected' }) },
        ],
        cancelled: 'cancelled',
      },
      states: {
        typing: { description: 'The preview shows rows without errors.' },
        rejected: {
          description:
            'The preview shows the errors of each row. Focus is on the heading when the text was read, and on the first error when the rows were to be added.',
          always: { guard: 'hasNoError', target: 'typing' },
        },
      },
    },
    accepted: {
      description: 'The rows are added to the form.',
      type: 'final',
      output: ({ context }): PastedOutcome => context.form.ansatteInformasjon,
    },
    cancelled: {
      description: 'The form stays as it was.',
      type: 'final',
      output: null satisfies PastedOutcome,
    },
  },
  output: ({ event }) => event.output as PastedOutcome,
});
