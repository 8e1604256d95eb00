import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { selfDeclarationCases } from '#flows/buying/self-declaration/cases.ts';
import { selfDeclarationScript } from '#flows/buying/self-declaration/script.ts';
import { customer } from '#flows/fixtures/customer.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { announcements, overview, portalAs, reads, readsNot, textOf } from '#test/journeys/portal.ts';
import { fillIn } from '#test/support/fill-in.ts';

const buy = `${overview}/kjope`;
const claims = 'Hvor mange skadesaker har du hatt de tre siste årene?';
const debt = 'Skylder du penger til et forsikringsforetak?';
const terminated = 'Har du noen gang blitt oppsagt av et forsikringsforetak?';
const missing = 'Du må svare på dette før du kan gå videre';
const welcome = 'Velkommen til oss!';

function portal(persona: PersonaId) {
  const page = portalAs(persona);
  const person = page.person();
  return {
    ...page,
    person,
    openDocument: (query = '') => page.open(`/oversikt/forsikring/egenerklaring${query}`),
    answerAll: () =>
      fillIn(person, { cases: selfDeclarationCases, script: selfDeclarationScript }, 'answers all'),
    async chooseBank(text: string, name: string) {
      await person.type('Velg bank', text);
      await person.click('option', name);
      await person.press('Neste');
      await person.expectHeading(welcome);
    },
    expectExit: (address: string) => waitFor(() => expect(page.exits()).toEqual([address])),
  };
}

/** Opens the questions as a visitor who chooses no bank. */
async function openQuestions(persona: PersonaId = 'new-customer', query = '') {
  const page = portal(persona);
  await page.openDocument(query);
  await page.person.expectHeading(welcome);
  return page;
}

describe('the declaration', () => {
  test('has three answers if the customer has no bank relationship, and leads to the buy page (A2.41, A2.43, A3.12, A5.4, A5.5, A5.6, C1.4)', async () => {
    const page = await openQuestions();
    expect(window.location.hash).toBe('#/egenerklaring');
    const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(legends).toEqual([claims, debt, terminated]);
    await page.answerAll();
    await page.person.choose(claims, '4 skader eller flere');
    await page.person.press('Gå videre');
    await page.expectExit(buy);
    expect(page.arrived('submitSelfDeclaration')).toEqual([
      { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: true },
    ]);
  });

  test('has the chosen bank too if the customer has a bank relationship (A2.41, A2.42, A3.12, A5.4, C1.4)', async () => {
    const page = portal('private-one');
    await page.openDocument();
    await page.person.expectHeading('Velg lokalbank');
    expect(window.location.hash).toBe('#/bankvelger');
    await page.chooseBank('kystfylket', 'Sparebanken Kystfylket');
    await page.answerAll();
    await page.person.press('Gå videre');
    await page.expectExit(buy);
    expect(page.arrived('submitSelfDeclaration')).toMatchObject([
      { skadesaker: false, bankForholdRegnr: { value: '0820' } },
    ]);
  });

  test.each(['private-one', 'new-customer'] as const)(
    'is cancelled by "Avbryt", which leads the persona %s to the overview (A2.42, C1.4)',
    async (persona) => {
      const page = portal(persona);
      await page.openDocument();
      await page.person.press('Avbryt');
      await page.expectExit(overview);
    },
  );

  test('has numbered steps, and a link beside the chosen bank to change it', async () => {
    const page = portal('private-one');
    await page.openDocument();
    await reads('Steg 1 av 2');
    await page.chooseBank('innfjord', 'Sparebanken Innfjord');
    await reads('Steg 2 av 2');
    await userEvent.click(screen.getByRole('link', { name: 'Endre bank' }));
    await page.person.expectValue('Velg bank', 'Sparebanken Innfjord');
  });
});

describe('banks that fail to load', () => {
  async function openWithoutBanks(times?: number) {
    const page = portal('private-one');
    page.fails({ operation: 'listBanks', status: 404, times });
    await page.openDocument();
    await page.person.sees('Vi fikk ikke hentet bankene. Prøv igjen senere.');
    return page;
  }

  test('show an error with its code, and a retry loads them (A8.14, A8.15)', async () => {
    const page = await openWithoutBanks(1);
    await reads(/Feilkode: \S{8,}/);
    await page.person.press('Prøv igjen');
    await page.person.expectHeading('Velg lokalbank');
    await page.person.expectFocusOnHeading();
    await page.chooseBank('innfjord', 'Sparebanken Innfjord');
    await page.person.expectFocusOnHeading();
    expect(page.arrived('listBanks')).toHaveLength(2);
  });

  test('show an error with a button that leads to the overview', async () => {
    const page = await openWithoutBanks();
    await page.person.press('Gå tilbake');
    await page.expectExit(overview);
  });
});

describe('the questions (A5.3)', () => {
  const fields = [
    { name: claims, option: '0–3 skader' },
    { name: debt, option: 'Ja' },
    { name: terminated, option: 'Nei' },
  ];

  /** The question's group, by its legend. */
  const group = (name: string) =>
    screen
      .getByText((_, element) => element?.textContent === name, { selector: 'legend' })
      .closest('fieldset') ?? document.body;
  const count = (text: string) => textOf().split(text).length - 1;

  test.each(fields)(
    '"$name" shows an error if it is the only unanswered one, until it is answered',
    async (left) => {
      const page = await openQuestions();
      for (const { name, option } of fields) if (name !== left.name) await page.person.choose(name, option);
      await page.person.press('Gå videre');
      await waitFor(() => expect(textOf(group(left.name))).toContain(missing));
      expect(count(missing)).toBe(1);
      expect(document.activeElement).toBe(group(left.name).querySelector('input'));
      await page.person.choose(left.name, left.option);
      await readsNot(missing);
      expect(page.arrived('submitSelfDeclaration')).toEqual([]);
    },
  );
});

describe('after the questions are answered', () => {
  test('a verdict against the customer shows the phone number and a link to the overview (A8.11, A9.10)', async () => {
    const page = await openQuestions('unwanted');
    await page.answerAll();
    await page.person.press('Gå videre');
    await page.person.expectHeading('Vi beklager');
    await page.person.expectFocusOnHeading();
    await reads(
      'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
    );
    expect(screen.getByRole('link', { name: '+47 21 00 00 00' }).getAttribute('href')).toBe('tel:21000000');
    expect(screen.getByRole('link', { name: 'Gå til oversikt' }).getAttribute('href')).toBe(overview);
  });

  test.each([
    ['an empty response', 204, /Feilkode: EMPTY/],
    ['a 500', 500, /Feilkode: \S{3,}/],
  ])(
    '%s shows a failure with a code; the answers are kept and can be sent again (A4.11, A8.12, C4.13)',
    async (_, status, code) => {
      const page = await openQuestions();
      page.fails({ operation: 'submitSelfDeclaration', status, times: 1 });
      await page.answerAll();
      await page.person.press('Gå videre');
      await reads(
        'Noe gikk galt!',
        'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på +47 21 00 00 00.',
        code,
      );
      await waitFor(() => expect(announcements('Noe gikk galt!')).toHaveLength(1));
      await page.person.expectChosen(claims, '0–3 skader');
      await page.person.press('Gå videre');
      await page.expectExit(buy);
    },
  );

  test('a lost response shows that the outcome is unknown, and the answers can be sent again (A4.11, C4.14)', async () => {
    const page = await openQuestions();
    page.replaces('POST /rest/egenerklaring', 'lost');
    await page.answerAll();
    await page.person.press('Gå videre');
    await reads('Noe gikk galt!', 'Vi fikk ikke svar, og vet ikke om svarene dine kom fram.');
    page.replaces('POST /rest/egenerklaring');
    await page.person.press('Gå videre');
    await page.expectExit(buy);
  });

  test('a slow response shows a spinner in the button, and a second press sends nothing (A4.11)', async () => {
    const page = await openQuestions();
    page.holds('submitSelfDeclaration');
    await page.answerAll();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Gå videre' }));
    const busy = await screen.findByRole('button', { name: /Venter…/ });
    expect(busy.querySelector('svg')).not.toBeNull();
    await waitFor(() => expect(announcements('Vent Litt')).toHaveLength(1));
    await userEvent.click(busy);
    await waitFor(() => expect(page.arrived('submitSelfDeclaration')).toHaveLength(1));
    page.releases('submitSelfDeclaration');
    await page.expectExit(buy);
    expect(page.arrived('submitSelfDeclaration')).toHaveLength(1);
  });
});

describe('the customer record', () => {
  test.each([
    ['a bank relationship and no bank', { bankForholdRegnr: '0820', bankregnr: null }, 'Velg lokalbank'],
    ['a bank and no bank relationship', { bankForholdRegnr: null, bankregnr: '0820' }, welcome],
  ])('with %s leads to its step (A2.41, C1.4)', async (_, banks, heading) => {
    const page = portal('private-one');
    page.replaces('GET /rest/skade/kunde', { status: 200, body: { ...customer, ...banks } });
    await page.openDocument();
    await page.person.expectHeading(heading);
  });

  test('leads to the questions if there is none, whatever the code of the 404 (C1.4)', async () => {
    const page = portal('private-one');
    page.replaces('GET /rest/skade/kunde', { status: 404, body: { code: 'UKJENT' } });
    await page.openDocument();
    await page.person.expectHeading(welcome);
  });

  test('shows an error if it fails to load, and a retry leads to the first step (C1.4)', async () => {
    const page = portal('private-one');
    page.fails({ operation: 'getDamageCustomer', status: 500, code: 'INS00002_NIGHT', times: 1 });
    await page.openDocument();
    await page.person.expectHeading('Vedlikehold');
    expect(screen.getByRole('link', { name: 'Gå tilbake' }).getAttribute('href')).toBe(overview);
    await page.person.press('Prøv igjen');
    await page.person.expectHeading('Velg lokalbank');
    await page.person.expectFocusOnHeading();
    expect(page.arrived('getDamageCustomer')).toHaveLength(2);
  });

  test('is retried once after FOR4870001 (A8.7)', async () => {
    const page = portal('new-customer');
    page.fails({ operation: 'getDamageCustomer', status: 500, code: 'FOR4870001', times: 1 });
    await page.openDocument();
    await page.person.expectHeading(welcome);
    expect(page.arrived('getDamageCustomer')).toHaveLength(2);
  });
});

describe('the redirect_url (A4.11)', () => {
  // test/domain/site/address.test.ts tests the other spellings.
  test.each([
    [buy, 'an address of another host', 'https://evil.example/'],
    [buy, 'a script', 'javascript:alert(document.domain)'],
    [buy, 'an address with two backslashes', '\\\\evil.example/'],
    [`${buy}/reise?fra=bank`, 'a page of this site', `${buy}/reise?fra=bank`],
    [
      'https://kunde.forsikring.example/pm/kjop',
      'a page of a listed host',
      'https://kunde.forsikring.example/pm/kjop',
    ],
  ])('leads to %s if it is %s', async (to, _, address) => {
    const page = await openQuestions('new-customer', `?redirect_url=${encodeURIComponent(address)}`);
    await page.answerAll();
    await page.person.press('Gå videre');
    await page.expectExit(to);
  });

  test('is also read after the #', async () => {
    const page = await openQuestions('new-customer', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await page.answerAll();
    await page.person.press('Gå videre');
    await page.expectExit(`${buy}/bil`);
  });
});
