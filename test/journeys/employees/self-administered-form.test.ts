import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import { descriptionOf } from '#test/journeys/fields.ts';
import { field, group, openForm, validForm } from './self-administered-page.ts';

test('a row and a confirmation that appear after a submit have no error before the next submit (C4.29, B5.33, B5.35)', async () => {
  const { driver, shows } = await openForm();
  const sentences = ['Vennligst fyll ut fødselsåret', 'Vennligst velg kjønn'];
  await driver.press('Send');
  await shows('filling.rejected');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(1);
  await driver.press('Legg til ansatt');
  await driver.choose('Hva vil du gjøre?', 'Innmelding');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(descriptionOf(field('Fødselsår for ansatt 2'))).not.toContain(sentences[0]);
  expect(descriptionOf(group('Arbeidsdyktighet'))).not.toContain('må fjernes fra listen');
  await driver.press('Send');
  for (const sentence of sentences) expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(descriptionOf(group('Arbeidsdyktighet'))).toContain('må fjernes fra listen');
});

describe('the error of an invalid field is shown beside it, and the field gets focus (B5.32)', () => {
  const cases: readonly [
    sentence: string,
    ids: string,
    typed: Partial<SelfAdministeredTyped>,
    at: () => HTMLElement,
  ][] = [
    [
      'Vennligst fyll ut fødselsåret',
      'B5.33',
      { ansatteInformasjon: [{ id: '1', fodselsar: '', kjonn: 'Mann' }] },
      () => field('Fødselsår for ansatt 1'),
    ],
    [
      'Fødselsår må være etter 1900',
      'B5.33, B9.4',
      { ansatteInformasjon: [{ id: '1', fodselsar: '1899', kjonn: 'Mann' }] },
      () => field('Fødselsår for ansatt 1'),
    ],
    [
      'Fødselsår må være før inneværende år',
      'B5.33, B9.4',
      {
        ansatteInformasjon: [
          { id: '1', fodselsar: '1900', kjonn: 'Mann' },
          { id: '7', fodselsar: '2027', kjonn: 'Mann' },
        ],
      },
      () => field('Fødselsår for ansatt 2'),
    ],
    [
      'Vennligst velg kjønn',
      'B5.34',
      { ansatteInformasjon: [{ id: '1', fodselsar: '2026', kjonn: '' }] },
      () => group('Kjønn for ansatt 1'),
    ],
    [
      'Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen',
      'B5.35',
      { arbeidsdyktig: false },
      () => group('Arbeidsdyktighet'),
    ],
    [
      'Du må oppgi et gyldig mobiltelefonnummer',
      'B5.37',
      { telefonnummer: '21000000' },
      () => field('Mobilnummer'),
    ],
    ['E-postadressen er ugyldig', 'B5.37', { epost: 'astrid' }, () => field('E-post')],
    [
      'Datoen du har valgt er for langt tilbake i tid',
      'B5.11, B5.12, B9.2',
      { startDate: '20.11.2026' },
      () => field('Gjelder fra'),
    ],
    [
      'Datoen du har valgt er for langt frem i tid',
      'B5.11, B5.12, B9.2',
      { startDate: '22.12.2026' },
      () => field('Gjelder fra'),
    ],
    ['Oppgi en gyldig dato', 'B5.12', { startDate: '31.11.2026' }, () => field('Gjelder fra')],
    [
      'Du må velge innmelding eller utmelding',
      'B3.54',
      { innOrUtmelding: '' },
      () => group('Hva vil du gjøre?'),
    ],
  ];

  test.each(cases)('for the error “%s” (%s)', async (sentence, _, typed, at) => {
    const { driver, shows } = await openForm({ ...validForm, ...typed });
    expect(descriptionOf(at())).not.toContain(sentence);
    await driver.press('Send');
    await shows('filling.rejected');
    expect(descriptionOf(at())).toContain(sentence);
    expect(at().contains(document.activeElement)).toBe(true);
  });
});

test('only a report in needs the confirmation (B5.35)', async () => {
  const { driver, shows } = await openForm({
    ...validForm,
    innOrUtmelding: 'Utmelding',
    arbeidsdyktig: false,
  });
  await driver.seesNot('Arbeidsdyktighet');
  await driver.press('Send');
  await shows('sending');
});

test('the form starts with the date of today and one empty row, which cannot be removed; rows can be added (B2.107, B5.36, C3.4)', async () => {
  const { driver } = await openForm();
  await driver.expectValue('Gjelder fra', '21.11.2026');
  await driver.expectValue('Fødselsår for ansatt 1', '');
  const deleteButtons = () => screen.queryAllByRole('button', { name: /^Fjern/ });
  expect(deleteButtons()).toHaveLength(0);
  await driver.press('Legg til ansatt');
  expect(deleteButtons()).toHaveLength(2);
});

test('focus moves to a new row, and from a removed row to the heading of the list (B2.107)', async () => {
  const { driver } = await openForm();
  await driver.press('Legg til ansatt');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 2'));
  await driver.press('Fjern ansatt 1');
  expect(document.activeElement?.textContent).toBe('Ansatte');
  await driver.press('Legg til ansatt');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 2'));
  await driver.press('Legg til ansatt');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 3'));
});

test('a focused field keeps its focus and its value when another row is removed (B2.107)', async () => {
  const { driver } = await openForm(validForm);
  const last = field('Fødselsår for ansatt 3');
  act(() => last.focus());
  // Some browsers leave focus where it is when a button is clicked.
  act(() => screen.getByRole('button', { name: 'Fjern ansatt 1' }).click());
  expect(document.activeElement).toBe(last);
  expect(last).toBe(field('Fødselsår for ansatt 2'));
  await driver.expectValue('Fødselsår for ansatt 1', '1990');
  await driver.expectChosen('Kjønn for ansatt 1', 'Mann');
  await driver.expectValue('Fødselsår for ansatt 2', '2000');
  await driver.expectChosen('Kjønn for ansatt 2', 'Kvinne');
});

test('one invalid row of a hundred gets focus, and no other row shows an error (B5.33)', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    id: String(at + 1),
    fodselsar: at === 56 ? '' : '1980',
    kjonn: 'Kvinne',
  }));
  const { driver, shows } = await openForm({ ...validForm, ansatteInformasjon: rows });
  await driver.press('Send');
  await shows('filling.rejected');
  expect(document.activeElement).toBe(field('Fødselsår for ansatt 57'));
  expect(screen.getAllByText('Vennligst fyll ut fødselsåret')).toHaveLength(1);
});

test('a restored draft is shown at once, with its own contact person (C4.39)', async () => {
  const { driver } = await openForm(validForm);
  await driver.expectValue('Mobilnummer', '912 34 567');
  await driver.expectValue('E-post', 'astrid@snekkeri.example');
});
