import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { contactDetailsCases } from '#flows/settings/contact-details/cases.ts';
import { contactDetailsScript } from '#flows/settings/contact-details/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { announcements, descriptionOf, portalAs, reads, readsNot } from '#test/journeys/portal.ts';
import { fillIn } from '#test/support/fill-in.ts';

const wrongPhone = 'Du må oppgi et gyldig mobiltelefonnummer';
const wrongEmail = 'E-postadressen er ugyldig';
const notSaved = 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!';

function portal(persona: PersonaId = 'private-one') {
  const page = portalAs(persona);
  return {
    ...page,
    person: page.person('contact-details'),
    wholePage: page.person(),
    openSettings: () => page.open('#/innstillinger'),
  };
}

type Page = ReturnType<typeof portal>;

async function openForm(persona?: PersonaId) {
  const page = portal(persona);
  await page.openSettings();
  await page.person.press('Endre');
  return page;
}

async function fillInDetails({ person }: Page, mobilnummer: string, epost: string) {
  await fillIn(person, { cases: contactDetailsCases, script: contactDetailsScript }, 'fills in new details');
  await person.type('Mobilnummer', mobilnummer);
  await person.type('E-post', epost);
}

const card = () => document.querySelector('[data-flow=contact-details]');
const phone = () => screen.getByRole('textbox', { name: 'Mobilnummer' });
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const expectFocus = (field: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field()));

describe('viewing in the private settings (B2.7)', () => {
  test.each([
    ['private-one', '410 00 001', 'kari.skogly@epost.example'],
    ['private-empty', '410 00 011', 'tom.mo@epost.example'],
    ['new-customer', '410 00 012', 'nye.berg@epost.example'],
  ] as const)('%s sees %s and %s, and can edit them (B2.97, B6.11)', async (persona, number, address) => {
    const page = portal(persona);
    await page.openSettings();
    await reads(number, address);
    expect(screen.queryAllByRole('button', { name: 'Endre' })).toHaveLength(1);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  test('loads the cards only when it is known that the visitor acts for themselves, and shows a spinner until then', async () => {
    const page = portal();
    page.holds('getContactInfo');
    page.holds('getIdentification');
    await page.openSettings();
    await page.wholePage.expectHeading('Vent Litt');
    await waitFor(() => expect(page.arrived('getIdentification')).toHaveLength(1));
    for (const operation of ['getContactInfo', 'getReservation', 'listConsents']) {
      expect(page.arrived(operation)).toEqual([]);
    }
    page.releases('getIdentification');
    await page.person.sees('Vent Litt');
    await waitFor(() => expect(page.arrived('getContactInfo')).toHaveLength(1));
    page.releases('getContactInfo');
    await page.person.sees('Endre');
    await page.person.seesNot('Vent Litt');
  });

  test('shows the standard error when the details fail to load, and a retry loads only the details again (A8.5, B8.2)', async () => {
    const page = portal();
    page.holds('getContactInfo');
    page.fails({ operation: 'getContactInfo', status: 500, times: 1 });
    await page.openSettings();
    await waitFor(() => expect(page.arrived('getIdentification')).toHaveLength(1));
    page.releases('getContactInfo');
    await page.person.sees(
      'Noe gikk galt',
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
      'Tilbake til oversikten',
    );
    expect(card()?.textContent).toMatch(/Feilkode: \S{8,}/);
    await page.person.press('Prøv igjen');
    await page.person.sees('Endre');
    expect(page.arrived('getContactInfo')).toHaveLength(2);
    expect(page.arrived('getIdentification')).toHaveLength(1);
  });

  test('shows the maintenance text during maintenance (A8.4)', async () => {
    const page = portal();
    page.fails({ operation: 'getContactInfo', status: 500, code: 'INS00002' });
    await page.openSettings();
    await page.person.sees('Prøv igjen senere');
  });

  test('shows neither contact details nor a retry to a visitor who is not logged in (A8.8)', async () => {
    const page = portal('logged-out');
    await page.openSettings();
    await page.wholePage.expectHeading('Du er ikke logget inn');
    expect(document.body.textContent).toContain('Du må være logget inn for å bruke denne tjenesten.');
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});

describe.each([
  ['with a role', 'business-admin', 'Profil og innstillinger'],
  ['without a role', 'business-no-role', 'Du har ikke tilgang til forsikring'],
] as const)('a visitor of an organisation %s at the private settings', (_, persona, heading) => {
  test('is led to the page of the organisation, in place of the entry in the history (C4.22)', async () => {
    const page = portal(persona);
    await page.openSettings();
    const entries = window.history.length;
    await waitFor(() => expect(window.location.hash).toBe('#/bm/innstillinger'));
    await page.wholePage.expectHeading(heading);
    expect(window.history.length).toBe(entries);
  });

  test('sees and loads neither reservations nor consents (C4.22)', async () => {
    const page = portal(persona);
    await page.openSettings();
    await page.wholePage.expectHeading(heading);
    await readsNot('Reservasjoner', 'Samtykke');
    expect(page.arrived('getReservation')).toEqual([]);
    expect(page.arrived('listConsents')).toEqual([]);
  });
});

describe('editing', () => {
  test('changes, saves and shows the details (B2.97, B2.100, B4.29, B7.29)', async () => {
    const page = await openForm();
    const { person } = page;
    await person.expectValue('Mobilnummer', '41000001');
    await person.expectValue('E-post', 'kari.skogly@epost.example');
    await fillInDetails(page, ' +47 900 11 222', 'ny@post.example ');
    await person.press('Lagre');
    await person.sees('Kontaktinformasjonen er lagret.', '+47 900 11 222');
    await waitFor(() => expect(announcements('Kontaktinformasjonen er lagret.')).toHaveLength(1));
    expect(page.arrived('updateContactInfo')).toEqual([
      {
        mobilnummer: '+4790011222',
        epost: 'ny@post.example',
        personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
        skadekundenummerAndTransaksjonsId: {
          kundenummer: '1000001',
          transaksjonsId: expect.stringMatching(/./),
        },
      },
    ]);
    await person.press('Tilbake');
    await reads(/\+47 900 11 222/, 'ny@post.example', 'Endre');
    await page.openSettings();
    await reads(/\+47 900 11 222/);
  });

  test('sends only the record of the person customer for a customer without damage insurance (B7.29)', async () => {
    const page = await openForm('new-customer');
    await fillInDetails(page, '40000000', 'nye@post.example');
    await page.person.press('Lagre');
    await page.person.sees('Tilbake');
    const [sent] = page.arrived('updateContactInfo');
    expect(sent).toMatchObject({
      personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
    });
    expect(sent).not.toHaveProperty('skadekundenummerAndTransaksjonsId');
  });

  test('"Avbryt" discards the typed values (B2.100, B4.29)', async () => {
    const page = await openForm();
    const { person } = page;
    await fillInDetails(page, '90000000', 'feil');
    await person.press('Avbryt');
    await reads('410 00 001', 'kari.skogly@epost.example');
    await person.press('Endre');
    await person.expectValue('Mobilnummer', '41000001');
    await person.expectValue('E-post', 'kari.skogly@epost.example');
    expect(page.arrived('updateContactInfo')).toEqual([]);
  });

  test.each([
    {
      label: 'Mobilnummer',
      refused: ['', '2234', '22345678', '4123456', '412345678', '004741234567', '4123456a'],
      accepted: '412 34 567',
      sentence: wrongPhone,
      other: wrongEmail,
      field: phone,
    },
    {
      label: 'E-post',
      refused: ['', 'kari', 'kari@epost', 'kari@@epost.example', 'kari epost.example'],
      accepted: 'kari@epost.example',
      sentence: wrongEmail,
      other: wrongPhone,
      field: email,
    },
  ])('an invalid $label is not sent, and its error disappears when it is corrected (B5.37)', async (row) => {
    const page = await openForm();
    for (const text of row.refused) {
      await page.person.type(row.label, text);
      await page.person.press('Lagre');
      await waitFor(() => expect(descriptionOf(row.field()), text).toContain(row.sentence));
      await expectFocus(row.field);
      await page.person.seesNot(row.other);
      await page.person.type(row.label, row.accepted);
      await page.person.seesNot(row.sentence);
    }
    expect(page.arrived('updateContactInfo')).toEqual([]);
  });

  test('each of two invalid fields has an error, and each submit focuses the first invalid field', async () => {
    const page = await openForm();
    const { person } = page;
    await fillInDetails(page, '22', 'kari');
    await person.press('Lagre');
    await person.sees(wrongPhone, wrongEmail);
    await expectFocus(phone);
    await person.focus('Lagre');
    await person.pressKey('Enter');
    await expectFocus(phone);
    await person.type('Mobilnummer', '41234567');
    await person.seesNot(wrongPhone);
    await person.sees(wrongEmail);
    await person.press('Lagre');
    await expectFocus(email);
  });
});

describe('saving', () => {
  const typed = ['900 11 222', 'ny@post.example'] as const;

  async function save(page: Page) {
    await fillInDetails(page, ...typed);
    await page.person.press('Lagre');
  }

  async function expectTypedKept({ person }: Page) {
    await person.expectValue('Mobilnummer', typed[0]);
    await person.expectValue('E-post', typed[1]);
  }

  test('keeps the typed values when it fails, and can be retried (B8.37)', async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await save(page);
    await page.person.sees(notSaved);
    expect(card()?.textContent).toMatch(/Feilkode: \S{8,}/);
    await waitFor(() => expect(announcements(notSaved)).toHaveLength(1));
    await expectTypedKept(page);
    await page.person.press('Lagre');
    await page.person.sees('Tilbake');
    expect(page.arrived('updateContactInfo')).toHaveLength(2);
  });

  test("shows the insurer's details when the form is cancelled after a failure", async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await save(page);
    await page.person.sees(notSaved);
    await page.person.press('Avbryt');
    await reads('410 00 001');
    expect(page.arrived('getContactInfo')).toHaveLength(2);
  });

  test('shows an unknown outcome after a lost response, because the details may be saved', async () => {
    const page = await openForm();
    page.loses('PUT /rest/kunde/kontaktinfo');
    await save(page);
    await page.person.sees('Vi fikk ikke svar');
    await page.person.seesNot(notSaved);
    await expectTypedKept(page);
    await page.person.press('Avbryt');
    await reads('900 11 222');
    expect(page.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('shows a spinner on the button, and a second press sends nothing', async () => {
    const page = await openForm();
    page.holds('updateContactInfo');
    await fillInDetails(page, ...typed);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lagre' }));
    const busy = await screen.findByRole('button', { name: /Venter…/ });
    expect(busy.querySelector('svg')).not.toBeNull();
    await waitFor(() => expect(announcements('Lagrer kontaktinformasjonen …')).toHaveLength(1));
    await userEvent.click(busy);
    await expectTypedKept(page);
    await waitFor(() => expect(page.arrived('updateContactInfo')).toHaveLength(1));
    page.releases('updateContactInfo');
    await page.person.sees('Tilbake');
    expect(page.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('keeps the typed details when the session is lost (A8.8)', async () => {
    const page = await openForm();
    page.fails({ operation: 'updateContactInfo', status: 401 });
    await save(page);
    await page.person.sees('Du er ikke logget inn');
    expect(card()?.textContent).toContain('Du må være logget inn for å bruke denne tjenesten.');
    await page.person.seesNot(notSaved);
    await expectTypedKept(page);
  });
});
