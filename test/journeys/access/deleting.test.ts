import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const company = 'Fjordglimt Snekkeri AS';
const question = 'Vil du slette tilgangen til Liv Moen?';
const relation = '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f9';

function portal() {
  const page = portalAs('business-admin');
  return { page, person: page.person(), open: () => page.open('#/bm/tilganger') };
}

async function openList() {
  const { page, person, open } = portal();
  await open();
  await person.expectHeading('Tilganger');
  return { page, person };
}

test('the administrator confirms a deletion, and the person is removed from the list (B1.13, B4.22, B7.38, B8.14)', async () => {
  const { page, person } = await openList();
  await person.press('Slett tilgangen til Liv Moen');
  await person.expectDialog(question);
  await person.sees(`Liv Moen kan da ikke lenger se forsikringene til ${company}.`);
  expect(page.arrived('deleteRelation')).toEqual([]);
  await person.press('Slett tilgangen');
  await person.sees(`Liv Moen er slettet, og har ikke lenger tilgang til ${company}`);
  const success = `Suksess: Liv Moen er slettet, og har ikke lenger tilgang til ${company}`;
  expect(screen.getAllByRole('heading', { name: success })).toHaveLength(1);
  await person.hears(`Liv Moen er slettet, og har ikke lenger tilgang til ${company}`);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining('Liv Moen'),
    ),
  );
  expect(page.arrived('deleteRelation')).toHaveLength(1);
});

test('an administrator who cancels has deleted nothing, and the list is not loaded again (B4.22)', async () => {
  const { page, person } = await openList();
  await person.press('Slett tilgangen til Liv Moen');
  await person.expectDialog(question);
  await person.press('Avbryt');
  await person.expectDialog(null);
  await person.press('Slett tilgangen til Liv Moen');
  await person.expectDialog(question);
  expect(page.arrived('deleteRelation')).toEqual([]);
  expect(page.arrived('listOrganisationRelations')).toHaveLength(1);
});

test('a failed deletion shows a sentence and a phone number, and can be retried (B8.13)', async () => {
  const { page, person } = await openList();
  page.fails({ operation: 'deleteRelation', status: 500, times: 1 });
  await person.press('Slett tilgangen til Liv Moen');
  await person.press('Slett tilgangen');
  await person.expectDialog(question);
  await reads('Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.');
  expect(screen.getByRole('link', { name: '+47 21 00 00 00' }).getAttribute('href')).toBe('tel:21000000');
  await person.press('Slett tilgangen');
  await person.expectDialog(null);
  await person.sees(`Liv Moen er slettet, og har ikke lenger tilgang til ${company}`);
});

test('a deletion without a response says that it may have succeeded, and the list is reloaded', async () => {
  const { page, person } = await openList();
  page.loses('DELETE /rest/web/relasjoner/relasjon/');
  await person.press('Slett tilgangen til Liv Moen');
  await person.press('Slett tilgangen');
  await person.expectDialog(question);
  await reads('Tilgangen kan være slettet likevel. Se i listen før du prøver igjen.');
  await person.press('Avbryt');
  await waitFor(() => expect(page.arrived('listOrganisationRelations')).toHaveLength(2));
});

test('the page says that the list could not be reloaded, and a retry reloads it', async () => {
  const { page, person } = await openList();
  page.fails({ operation: 'listOrganisationRelations', status: 500, times: 1 });
  await person.press('Slett tilgangen til Liv Moen');
  await person.press('Slett tilgangen');
  await reads('Listen under er fra før, så den siste endringen kan mangle.');
  await person.press('Prøv igjen');
  await readsNot('Listen under er fra før', 'Slett tilgangen til Liv Moen');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Slett tilgangen til Liv Moen' })).toBeNull(),
  );
});

test('if the session is lost before the list is reloaded, the page offers the login and no retry (A8.8)', async () => {
  const { page, person } = await openList();
  page.fails({ operation: 'listOrganisationRelations', status: 401 });
  await person.press('Slett tilgangen til Liv Moen');
  await person.press('Slett tilgangen');
  await reads(
    'Du må være logget inn for å bruke denne tjenesten.',
    'Listen under er fra før, så den siste endringen kan mangle.',
  );
  await person.sees('Logg inn');
  await readsNot('Prøv igjen');
});

test('visitors who delete their only access see a message, and its button leads to the agreement chooser (B4.22, B7.38, B8.14)', async () => {
  const { page, person } = await openList();
  await person.press('Slett tilgangen til Astrid Nes');
  await person.expectDialog('Vil du slette din egen tilgang?');
  await person.sees(`Du kan da ikke lenger se forsikringene til ${company}.`);
  await person.press('Slett tilgangen');
  await reads(`Du har ikke lenger tilgang til ${company}`);
  await person.expectHeading('Tilgangen er slettet');
  await person.expectFocusOnHeading();
  await person.press('Velg hvem sine forsikringer du vil se');
  await waitFor(() => expect(page.exits()).toEqual(['/oversikt/forsikring/avtalevelger']));
});

test('if the list cannot be loaded, an error and its code are shown, and a retry loads the list (B8.15)', async () => {
  const { page, person, open } = portal();
  page.fails({ operation: 'listOrganisationRelations', status: 500, times: 1 });
  await open();
  await person.expectHeading('Noe gikk galt');
  await reads(/Feilkode: \S{3,}/);
  await person.press('Prøv igjen');
  await person.expectHeading('Tilganger');
});

test('the list of another organisation than the active one is not shown', async () => {
  const { page, person, open } = portal();
  const other = { organisasjonsnummer: '985615616', organisasjonsnavn: 'Nordlys Handel ASA' };
  const kundenavn = { fornavn: 'Even', etternavn: 'Ruud', fulltNavn: 'Even Ruud' };
  page.replaces('GET /rest/web/relasjoner/admin', {
    status: 200,
    body: {
      organisasjonsnavn: other.organisasjonsnavn,
      autoRelasjoner: [],
      manuelleRelasjoner: [{ uuid: relation, ...other, kundenavn, rolle: 'ADMIN' }],
    },
  });
  await open();
  await person.expectHeading('Brukeren er byttet');
  await readsNot('Even Ruud');
});
