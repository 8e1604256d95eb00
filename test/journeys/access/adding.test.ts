import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addAccessCases } from '#flows/access/add-access/cases.ts';
import { addAccessScript } from '#flows/access/add-access/script.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { descriptionOf } from '#test/journeys/fields.ts';
import { announcements, portalAs, reads, readsNot } from '#test/journeys/portal.ts';
import { fillIn } from '#test/support/fill-in.ts';

const company = 'Fjordglimt Snekkeri AS';
/** An adult's national identity number. */
const adultsNumber = '01018512345';
const failureFor = (surname: string) => `${surname} har ikke fått tilgang til ${company} sine forsikringer.`;

async function fillInAccess(person: Driver, number = adultsNumber) {
  await fillIn(person, { cases: addAccessCases, script: addAccessScript }, 'all fields');
  await person.type('Fødselsnummer', number);
}

async function openForm() {
  const page = portalAs('business-admin');
  const person = page.person();
  await page.open('#/bm/tilganger');
  await person.press('Gi ny tilgang');
  await person.expectHeading('Gi tilgang');
  return { page, person };
}

async function submitForm({ number = adultsNumber, surname = 'Berg' } = {}) {
  const { page, person } = await openForm();
  await fillInAccess(person, number);
  await person.type('Etternavn', surname);
  await person.press('Gi tilgang');
  return { page, person };
}

const numberField = () => screen.getByRole('textbox', { name: 'Fødselsnummer' });
const surnameField = () => screen.getByRole('textbox', { name: 'Etternavn' });
const expectDescription = (field: () => HTMLElement, sentence: string) =>
  waitFor(() => expect(descriptionOf(field())).toContain(sentence));
const expectFocus = (field: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field()));

test('an administrator adds a person by number, surname and role, and the list has the registered name (B1.13, B2.91, B3.62, B4.21, C3.10)', async () => {
  const { page, person } = await submitForm({ number: '010185 12345' });
  await person.sees(`Henrik Berg har fått tilgang til ${company} sine forsikringer.`);
  await person.hears(`Henrik Berg har fått tilgang til ${company} sine forsikringer.`);
  await person.expectHeading('Tilganger');
  await person.expectFocusOnHeading();
  await waitFor(() => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows.find((row) => row.includes('Henrik Berg'))).toContain('Bruker');
  });
  expect(page.arrived('createRelation')).toEqual([
    { fodselsnummer: adultsNumber, etternavn: 'Berg', rolle: 'SKRIVE' },
  ]);
});

test('the form shows an error at each empty field, focuses the first field, and removes corrected errors (B5.19, B5.20, B5.21)', async () => {
  const { page, person } = await openForm();
  await person.press('Gi tilgang');
  await expectDescription(numberField, 'Du må fylle inn fødselsnummeret.');
  await expectFocus(numberField);
  await expectDescription(surnameField, 'Du må fylle inn etternavn før du kan gå videre.');
  await reads('Du må velge en rolle');
  await person.type('Fødselsnummer', '12345');
  await expectDescription(numberField, 'Fødselsnummeret er ugyldig.');
  await person.type('Etternavn', 'Berg');
  await readsNot('Du må fylle inn etternavn før du kan gå videre.');
  await person.choose('Rolle', 'Lesetilgang');
  await readsNot('Du må velge en rolle');
  await person.press('Gi tilgang');
  await expectFocus(numberField);
  expect(page.arrived('createRelation')).toEqual([]);
});

test('an administrator who goes to the list while the person is added reads why the form stays, and the list follows (B4.20, B4.27)', async () => {
  const { page, person } = await openForm();
  await fillInAccess(person);
  page.holds('createRelation');
  await person.press('Gi tilgang');
  await waitFor(() => expect(page.asksBeforeClosing()).toBe(true));
  await act(async () => {
    window.location.hash = '/bm/tilganger';
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Endringen lagres. Du kan gå videre når den er lagret.');
  await person.expectHeading('Gi tilgang');
  page.releases('createRelation');
  await person.expectHeading('Tilganger');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

describe('if the server refuses', () => {
  test.each([
    [
      'the number of a minor (B8.10, B5.22)',
      '01011512345',
      'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
    ],
    ['a number that nobody has (B8.11)', '01018512300', 'Fødselsnummeret er ugyldig.'],
  ])('%s, the form shows the error at the number', async (_, number, sentence) => {
    const { person } = await submitForm({ number });
    await expectDescription(numberField, sentence);
    await expectFocus(numberField);
    await person.expectValue('Etternavn', 'Berg');
    await person.type('Fødselsnummer', adultsNumber);
    await readsNot(sentence);
  });

  test('a surname that does not fit the number, the form shows the error at the surname, and no second message (C4.30)', async () => {
    const { person } = await submitForm({ number: '01018512399', surname: 'Dahl' });
    await expectDescription(
      surnameField,
      'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
    );
    await expectFocus(surnameField);
    await readsNot('Noe gikk galt');
    await readsNot(failureFor('Dahl'));
    await person.expectValue('Fødselsnummer', '01018512399');
    await person.expectChosen('Rolle', 'Bruker');
  });
});

test('after a lost session, the form offers the login, and says that the number must be typed again (A8.8)', async () => {
  const { page, person } = await openForm();
  page.fails({ operation: 'createRelation', status: 401 });
  await fillInAccess(person);
  await person.press('Gi tilgang');
  const notStored = 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.';
  await person.sees('Du er ikke logget inn', 'Logg inn', notStored);
});

test('the form shows progress while the response is slow, and sends one request', async () => {
  const { page, person } = await openForm();
  page.holds('createRelation');
  await fillInAccess(person);
  await person.press('Gi tilgang');
  await waitFor(() => expect(page.arrived('createRelation')).toHaveLength(1));
  await person.pressKey('Enter');
  await waitFor(() => expect(announcements('Vent Litt')).toHaveLength(1));
  page.releases('createRelation');
  await person.expectHeading('Tilganger');
  expect(page.arrived('createRelation')).toHaveLength(1);
});

test('"Avbryt" and the link above the form lead back to the list, and "Avbryt" does not load it again', async () => {
  const { page, person } = await openForm();
  await person.press('Avbryt');
  await person.expectHeading('Tilganger');
  await person.expectFocusOnHeading();
  await person.press('Gi ny tilgang');
  await person.expectHeading('Gi tilgang');
  expect(page.arrived('listOrganisationRelations')).toHaveLength(1);
  (await screen.findByRole('link', { name: 'Tilbake til tilgangene' })).click();
  await person.expectHeading('Tilganger');
  await person.expectFocusOnHeading();
});
