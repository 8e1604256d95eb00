import { describe, expect, test } from 'vitest';
import {
  emptyRow,
  mayDeleteRow,
  withChangedRow,
  withNewRow,
  withoutRow,
} from '#domain/employees/employee-rows.ts';
import { registrations, selfAdministeredForm, sexes } from '#domain/employees/self-administered-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { filledSelfAdministered } from '#flows/employees/self-administered-report/cases.ts';

const today = '2026-11-21';

const typed = {
  ...filledSelfAdministered,
  startDate: '21.12.2026',
  ansatteInformasjon: [
    { id: 'a', fodselsar: '1985', kjonn: 'Kvinne' },
    { id: 'b', fodselsar: '2026', kjonn: 'Mann', isPasted: true },
  ],
} as const;

test('the form sends the typed values, with birth years as numbers (B3.54, B3.55, B3.56)', () => {
  expect(checkForm(selfAdministeredForm('Innmelding', today), typed)).toEqual({
    ok: true,
    sent: {
      innOrUtmelding: 'Innmelding',
      startDate: '2026-12-21',
      ansatteInformasjon: [
        { id: 'a', fodselsar: 1985, kjonn: 'Kvinne' },
        { id: 'b', fodselsar: 2026, kjonn: 'Mann' },
      ],
      arbeidsdyktig: true,
      telefonnummer: '91234567',
      epost: 'astrid@snekkeri.example',
    },
  });
});

describe('the form has an error', () => {
  test('for each invalid field, in each row (B5.33, B5.34, B5.35)', () => {
    const wrong = {
      ...typed,
      innOrUtmelding: '',
      startDate: '20.11.2026',
      ansatteInformasjon: [
        { id: 'a', fodselsar: '', kjonn: '' },
        { id: 'b', fodselsar: '1899', kjonn: 'Mann' },
        { id: 'c', fodselsar: '2027', kjonn: 'Mann' },
      ],
      arbeidsdyktig: false,
      telefonnummer: '',
      epost: '',
    };
    const checked = checkForm(selfAdministeredForm('Innmelding', today), wrong);
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual([
      ...['innOrUtmelding', 'startDate', 'ansatteInformasjon.0.fodselsar', 'ansatteInformasjon.0.kjonn'],
      ...['ansatteInformasjon.1.fodselsar', 'ansatteInformasjon.2.fodselsar', 'arbeidsdyktig'],
      ...['telefonnummer', 'epost'],
    ]);
  });

  test('for a row without an id', () => {
    const rows = [{ fodselsar: '1985', kjonn: 'Mann' }];
    expect(
      checkForm(selfAdministeredForm('Innmelding', today), { ...typed, ansatteInformasjon: rows }),
    ).toEqual({ ok: false, errors: { 'ansatteInformasjon.0.id': 'Raden mangler id' } });
  });

  test('for a list without rows (B5.36)', () => {
    expect(
      checkForm(selfAdministeredForm('Innmelding', today), { ...typed, ansatteInformasjon: [] }),
    ).toEqual({ ok: false, errors: { ansatteInformasjon: 'Du må legge til minst én ansatt' } });
  });
});

test('the form accepts reports in and out, and both sexes (B3.54, B3.55)', () => {
  expect(registrations).toEqual(['Innmelding', 'Utmelding']);
  expect(sexes).toEqual(['Kvinne', 'Mann']);
  for (const registration of registrations) {
    for (const kjonn of sexes) {
      const rows = [{ id: 'a', fodselsar: '1985', kjonn }];
      const filled = { ...typed, innOrUtmelding: registration, ansatteInformasjon: rows };
      expect(checkForm(selfAdministeredForm(registration, today), filled).ok).toBe(true);
    }
  }
});

test.each(['Utmelding', null] as const)(
  'the form does not require the confirmation of ability to work for %s (B5.35)',
  (registration) => {
    const checked = checkForm(selfAdministeredForm(registration, today), {
      ...typed,
      innOrUtmelding: 'Utmelding',
      arbeidsdyktig: false,
    });
    expect(checked).toMatchObject({ ok: true, sent: { innOrUtmelding: 'Utmelding' } });
    expect(JSON.stringify(checked)).not.toContain('arbeidsdyktig');
  },
);

const formOf = (count: number) => ({
  ansatteInformasjon: Array.from({ length: count }, (_, at) => emptyRow(at + 1)),
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('for %d rows, mayDeleteRow returns %s (B5.36)', (count, expected) => {
  expect(mayDeleteRow(formOf(count).ansatteInformasjon)).toBe(expected);
});

test('a row keeps its id when another is removed, and no two rows have the same id (B2.107)', () => {
  const ids = ({ ansatteInformasjon: rows }: ReturnType<typeof formOf>) => rows.map(({ id }) => id);
  expect(ids(withNewRow(formOf(2)))).toEqual(['1', '2', '3']);
  expect(ids(withoutRow(formOf(3), 0))).toEqual(['2', '3']);
  expect(ids(withNewRow(withoutRow(formOf(3), 1)))).toEqual(['1', '3', '4']);
});

test('a change to a row keeps the objects of the other rows', () => {
  const form = formOf(2);
  const change = { index: 0, field: 'fodselsar', value: '1985' } as const;
  const [first, second] = withChangedRow(form, change).ansatteInformasjon;
  expect(first).toEqual({ id: '1', fodselsar: '1985', kjonn: '' });
  expect(second).toBe(form.ansatteInformasjon[1]);
});
