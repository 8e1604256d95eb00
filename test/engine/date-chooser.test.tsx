import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { DateChooser } from '#flows/engine/date-chooser.tsx';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { route } from '#flows/engine/router.ts';
import { datePickerFlow } from '#flows/shared/date-picker/flow.ts';
import { DateField } from '#ui/date-field.tsx';
import { DatePickerContext, type DatePickerProps } from '#ui/date-picker.ts';
import { openRouterInDom } from './router-in-dom.tsx';

const Picker = (props: DatePickerProps) => <DateChooser flow={datePickerFlow} {...props} />;

interface FieldProps {
  readonly context: { readonly date: string };
  readonly send: (event: { type: 'date.changed'; date: string }) => void;
}

const Field = ({ context, send }: FieldProps) => (
  <DatePickerContext value={Picker}>
    <h1>Dato</h1>
    <DateField
      id="day"
      label="Gjelder fra"
      value={context.date}
      window={{ from: '2026-11-21', to: '2026-12-21' }}
      onChange={(date) => send({ type: 'date.changed', date })}
    />
    <button type="button">Neste felt</button>
  </DatePickerContext>
);

/** A page with a date field, in StrictMode, which mounts everything twice. */
function openPage(date = '21.11.2026') {
  const machine = setup({
    types: {
      context: {} as { date: string },
      events: {} as { type: 'date.changed'; date: string },
      input: {} as { date: string },
    },
  }).createMachine({
    id: 'page',
    context: ({ input }) => input,
    initial: 'shown',
    states: { shown: {} },
    on: { 'date.changed': { actions: assign({ date: ({ event }) => event.date }) } },
  });
  const page = defineFlow({ title: 'Side', machine, actors: {}, views: { shown: Field } });
  return openRouterInDom([route('/', page, () => ({ date }))]);
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gjelder fra' });
const opener = () => screen.getByRole('button', { name: 'Velg dato' });
const calendar = () => screen.queryByRole('dialog', { name: 'Velg dato' });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('a day can be chosen by the keyboard alone, and focus returns to the button (A9.11)', async () => {
  openPage();
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(opener());
  await user.keyboard('{Enter}');
  expect(focused()).toBe('lørdag 21. november 2026');
  await user.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowLeft}');
  expect(focused()).toBe('lørdag 5. desember 2026');
  expect(screen.queryAllByText('desember 2026')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(field().value).toBe('05.12.2026');
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Escape closes the calendar, and changes nothing', async () => {
  openPage('01.12.2026');
  const user = userEvent.setup();
  await user.click(opener());
  expect(focused()).toBe('tirsdag 1. desember 2026');
  await user.keyboard('{PageUp}{Escape}');
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(field().value).toBe('01.12.2026');
});

test('a day outside the window shows the reason, and cannot be chosen (B5.11)', async () => {
  openPage();
  const user = userEvent.setup();
  await user.click(opener());
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('fredag 20. november 2026, for langt tilbake i tid');
  await user.keyboard('{Enter}');
  expect(calendar()).not.toBeNull();
  expect(field().value).toBe('21.11.2026');
});

test('the calendar shows six weeks, and only the months of the window', async () => {
  openPage();
  const user = userEvent.setup();
  await user.click(opener());
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
  const next = screen.getByRole('button', { name: 'Neste måned' });
  await user.click(next);
  expect(screen.queryAllByText('desember 2026')).toHaveLength(1);
  // The visitor may press again.
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(screen.queryAllByText('desember 2026')).toHaveLength(1);
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
});

test('the calendar marks the typed day, and closes when focus leaves it', async () => {
  openPage('01-12-2026');
  const user = userEvent.setup();
  await user.click(opener());
  const [selected] = screen.getAllByRole('gridcell', { selected: true });
  expect(selected?.textContent).toBe('1');
  await user.tab();
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Neste felt' }));
});

test('the calendar follows the field', async () => {
  openPage('');
  const user = userEvent.setup();
  await user.click(opener());
  await user.click(field());
  expect(calendar()).toBeNull();
  await act(() => user.type(field(), '10.12.2026'));
  await user.click(opener());
  expect(focused()).toBe('torsdag 10. desember 2026');
});
