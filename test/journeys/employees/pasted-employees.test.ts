import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { descriptionOf } from '#test/journeys/fields.ts';
import { portalAs, readsNot } from '#test/journeys/portal.ts';
import { field, group, openForm, validForm } from './self-administered-page.ts';

const area = 'Rader fra regnearket';
/** As Excel copies them: a cell with a line break, an empty row, and a national identity number in a column of its own. */
const sheet = [
  'Navn\tFødselsnummer\tFødselsdato\tKjønn',
  '"Frida\nVik"\t15839012321\t03.02.1985\tKvinne',
  '\t\t\t',
  'Odd "Odde" Lie\t\t17.05.1990\tMann',
  '',
].join('\r\n');

const openPreview = async (text: string) => {
  const page = await openForm(validForm);
  await page.driver.press('Lim inn fra regneark');
  await page.shows('pasting.typing', 'paste-employees');
  await page.driver.type(area, text);
  await page.driver.press('Se over radene');
  return page;
};

const focused = () => document.activeElement?.textContent;

test('pasted rows are seen before they are in the form, and sent in one call (C4.52, B3.55)', async () => {
  const { driver, shows, respondToReport } = await openPreview(sheet);
  await shows('previewing.typing', 'paste-employees');
  expect(focused()).toBe('Se over radene');
  await driver.hears('2 rader fra regnearket. Ingen har feil.');
  await driver.sees('Disse kolonnene blir ikke med: Navn, Fødselsnummer.');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'RadFødselsårKjønnFjern',
    '21985KvinneFjern rad 2',
    '41990MannFjern rad 4',
  ]);
  expect(document.body.textContent).not.toContain('Frida');
  await driver.press('Legg til 2 ansatte');
  await shows('filling.typing');
  await driver.hears('2 ansatte er lagt til fra regnearket.');
  await driver.sees('Ansatte (5)', 'Ansatte fra regnearket (2)');
  await driver.expectValue('Fødselsår for ansatt 3', '1985');
  await driver.press('Send');
  await respondToReport({ status: 204 });
  await shows('sent');
  await driver.sees('5 ansatte meldes inn fra 01.12.2026.');
});

test('a preview with errors keeps focus on its heading, and adding moves focus to the first error (C4.52, B5.33, B5.34)', async () => {
  const { driver, shows } = await openPreview('1985\tKvinne\n1899\tMann\n1990\tUkjent');
  await shows('previewing.rejected', 'paste-employees');
  expect(focused()).toBe('Se over radene');
  await driver.hears('3 rader fra regnearket. 2 rader har feil, og må rettes eller fjernes.');
  await driver.sees('Rad 2: Fødselsår må være etter 1900', 'Rad 3: Vennligst velg kjønn');
  await driver.press('Legg til 3 ansatte');
  await shows('previewing.rejected', 'paste-employees');
  const year = field('Fødselsår for rad 2');
  expect(document.activeElement).toBe(year);
  expect(descriptionOf(year)).toContain('Fødselsår må være etter 1900');
  await driver.type('Fødselsår for rad 2', '1989');
  await driver.press('Legg til 3 ansatte');
  expect(group('Kjønn for rad 3').contains(document.activeElement)).toBe(true);
  await driver.press('Fjern rad 3');
  expect(focused()).toBe('Rett disse radene (1)');
  await shows('previewing.typing', 'paste-employees');
  await driver.hears('2 rader fra regnearket. Ingen har feil.');
  await driver.type('Fødselsår for rad 2', '2050');
  await driver.hears('2 rader fra regnearket. 1 rad har feil, og må rettes eller fjernes.');
  await driver.type('Fødselsår for rad 2', '1989');
  await driver.press('Legg til 2 ansatte');
  await driver.sees('Ansatte (5)');
});

test('a text without the columns of the form keeps focus in the field, with one sentence (C4.52)', async () => {
  const { shows } = await openPreview('1985\n1990');
  await shows('pasting.rejected', 'paste-employees');
  const text = screen.getByRole('textbox', { name: area });
  expect(document.activeElement).toBe(text);
  expect(descriptionOf(text)).toContain('Radene har bare én kolonne. Kopier både fødselsår og kjønn.');
  expect(text.getAttribute('autocomplete')).toBe('off');
  expect(text.getAttribute('spellcheck')).toBe('false');
});

test('the text can be changed, and cancelling leaves the form as it was (C4.52)', async () => {
  const { driver, shows } = await openPreview('1985\tKvinne');
  await driver.press('Endre teksten');
  await driver.expectValue(area, '1985\tKvinne');
  await driver.press('Avbryt');
  await shows('filling.typing');
  await driver.sees('Ansatte (3)');
  await driver.press('Lim inn fra regneark');
  await driver.expectValue(area, '');
});

test('cancelling returns to the errors of the form (C4.52)', async () => {
  const { driver, shows } = await openForm({ ...validForm, epost: '' });
  await driver.press('Send');
  await shows('filling.rejected');
  await driver.sees('E-postadressen er ugyldig');
  await driver.press('Lim inn fra regneark');
  await driver.press('Avbryt');
  await shows('filling.rejected');
  await driver.sees('E-postadressen er ugyldig');
  // The visitor has heard them: focus is not moved to the first one.
  await driver.expectFocusOnHeading();
});

test('the browser asks before it closes a page with pasted rows, and pages of the portal can be opened (C4.52)', async () => {
  const page = portalAs('business-self-administered');
  await page.open('#/bm/admin/selvadministrert-inn-og-utmelding');
  const driver = page.person();
  await driver.press('Lim inn fra regneark');
  await driver.type(area, '1899\tMann');
  await driver.press('Se over radene');
  await driver.type('Fødselsår for rad 1', '1989');
  expect(page.asksBeforeClosing()).toBe(true);
  await driver.press('Avbryt');
  await driver.expectHeading('Inn- og utmelding av ansatte');
  expect(page.asksBeforeClosing()).toBe(false);
  await driver.press('Lim inn fra regneark');
  await act(async () => {
    window.location.hash = '/bm/admin';
  });
  await readsNot('Lim inn ansatte fra regneark');
});

test('the only row of a preview cannot be removed (C4.52)', async () => {
  await openPreview('1985\tKvinne');
  expect(screen.queryByRole('button', { name: /^Fjern/ })).toBeNull();
});

test('a long list of pasted rows is closed, and the rest of the form is below it (C4.52)', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => '1985\tKvinne').join('\n');
  const { driver } = await openPreview(rows(20));
  const isOpen = () => document.querySelector<HTMLDetailsElement>('.pasted-rows')?.open;
  await driver.press('Legg til 20 ansatte');
  expect(isOpen()).toBe(true);
  await driver.press('Lim inn fra regneark');
  await driver.type(area, '1985\tMann');
  await driver.press('Se over radene');
  await driver.press('Legg til 1 ansatt');
  await driver.hears('1 ansatt er lagt til fra regnearket.');
  expect(isOpen()).toBe(false);
});
