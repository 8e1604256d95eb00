import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { relation } from '#flows/overview/home/cases.ts';
import { noAccessCases } from '#flows/overview/no-access/cases.ts';
import { car, customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { arriveAsBusiness, businessParts, page, partly, settleWith } from './business-parts.ts';
import { failed } from './parts-table.ts';

afterEach(cleanup);

const { relations, damage } = businessParts;

test.each([
  ['with everything, a company sees every part (A2.26, A2.31, A2.32)', {}, []],
  ['without the relations, the rest is shown (A8.6)', page.failing('relations'), [relations.fails]],
  [
    'without both, each sentence is shown once (A8.6)',
    page.failing('relations', 'damage'),
    [relations.fails, damage.fails],
  ],
  ['without policies, the page says so (A8.10)', { damage: page.empty().damage ?? failed }, [damage.empty]],
])('%s', async (_, given, ways) => {
  const { read } = await settleWith(given);
  expect(read()).toEqual(page.when(...ways));
});

test('links of an administrator lead to the pages of the company (A2.32)', async () => {
  await settleWith({});
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Bestill ny forsikring', '#/bm/bestille'],
      ['Meld skade', '/meld-skade/meld-skade-skjema#/'],
      ['Inn- og utmelding av ansatte', '#/bm/admin/ansatt-inn-og-utmelding'],
      ['Endre forsikringer', '#/bm/endre'],
      ['Faktura', '/faktura'],
      ['Dokumenter', '/dokumenter'],
      ['Tilganger', '#/bm/tilganger'],
      ['Profil og innstillinger', '#/bm/innstillinger'],
      ['Gi oss tilbakemelding', '/kundeservice/tilbakemelding'],
    ]),
  );
});

const row = (produkt: string, premie: number) => ({
  ...car,
  forsikringsnummer: `7${premie}`,
  produkt,
  premie,
  tfapremie: 0,
});

test('the buttons in the column heads sort the policies; the total stays last (A2.31)', async () => {
  const forsikringer = [row('N17', 30_000), row('N20', 20_000), row('N07', 10_000)];
  const { driver } = await settleWith({ damage: { status: 200, body: { ...customer, forsikringer } } });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(' ')[0]);
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => [within(head).getByRole('button').textContent, head.getAttribute('aria-sort')]);
  const asGiven = names();
  expect(heads()).toEqual([
    ['Forsikring', 'none'],
    ['Per år', 'none'],
    ['Per termin', 'none'],
  ]);
  await driver.press('Per år');
  expect(names()).toEqual(['Bedrift', 'Yrkesskade', 'Personal', 'Til']);
  expect(heads()[1]).toEqual(['Per år', 'ascending']);
  await driver.press('Forsikring');
  await driver.press('Forsikring');
  expect(names()).toEqual(['Yrkesskade', 'Personal', 'Bedrift', 'Til']);
  expect(heads().map(([, direction]) => direction)).toEqual(['descending', 'none', 'none']);
  await driver.press('Forsikring');
  expect(names()).toEqual(asGiven);
});

test('one policy has nothing to sort', async () => {
  await settleWith({ damage: { status: 200, body: { ...customer, forsikringer: [row('N17', 30_000)] } } });
  expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([]);
});

test('a company without policies and without a name is called by its number (A8.10)', async () => {
  const { reads } = await settleWith({ ...page.empty('relations'), ...page.failing('relations') });
  expect(reads(['923 609 016 har ingen aktive forsikringer'])).toHaveLength(1);
});

test.each([['relations'], ['relations', 'damage']])(
  'the session has ended (A8.8), by %s: it is said once, with the way to log in',
  async (...parts) => {
    const ended = { status: 401, body: null };
    const { reads } = await settleWith(Object.fromEntries(parts.map((part) => [part, ended])));
    const said = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn'];
    expect(reads([...said, partly])).toEqual(said);
  },
);

test('the relations load first, then the insurance, with an outline (A4.12)', async () => {
  const { respond, pending, read, driver, skeletons } = await arriveAsBusiness();
  await driver.expectHeading('Vent Litt');
  expect(pending()).toEqual(['relations']);
  await respond({ relations: page.loaded.relations ?? failed });
  await driver.expectHeading('Forsikring');
  await driver.hears('Henter forsikringene dine …');
  expect(skeletons()).toBe(4);
  expect(pending()).toEqual(['agreement', 'damage']);
  await respond(page.loaded);
  expect(read()).toEqual(page.when());
});

describe('a visitor without a role sees the page for no access (A2.33, A6.5)', () => {
  const noRole = { damage: damageRefusals.FEL3710020 };
  const access = [
    'Du har ikke tilgang til forsikring',
    'Astrid Nes eller Bård Haug kan gi deg tilgang.',
    'Du kan også ringe oss på .',
    'Ring oss på , så hjelper vi deg.',
    '+47 21 00 00 00',
    'Oversikt',
    'Vent Litt',
  ];
  const [heading = '', administrators = '', also = '', only = '', phone = ''] = access;
  const { some } = noAccessCases.actors.administrators.done;

  const withRole = (rolle: string) => ({
    relations: {
      status: 200,
      body: [
        { ...relation, rolle },
        { ...relation, organisasjonsnummer: '917103801' },
      ],
    },
  });

  test.each([
    ['the insurance call refuses', noRole],
    [
      'the relations are to other companies',
      { relations: { status: 200, body: withRole('').relations.body.slice(1) } },
    ],
    ['there are no relations', { relations: { status: 200, body: [] } }],
    ['the role is none that we know', withRole('GJEST')],
  ])('the phone number is there before the administrators where %s (C4.12)', async (_, given) => {
    const { respond, pending, reads } = await settleWith(given);
    expect(pending()).toEqual(['administrators']);
    expect(reads(access)).toEqual([heading, only, phone]);
    if (some && some !== 'late') await respond({ administrators: some });
    expect(reads(access)).toEqual([heading, administrators, also, phone]);
  });

  test('a visitor with read access sees the insurance', async () => {
    const { reads } = await settleWith(withRole('LESE'));
    expect(reads([...access, 'Se komplett oversikt'])).toEqual(['Oversikt', 'Se komplett oversikt']);
  });

  const nobody = { organisasjonsnavn: 'Fjordglimt Snekkeri AS', autoRelasjoner: [], manuelleRelasjoner: [] };

  test.each([
    ['they fail', { administrators: failed }],
    ['there are none', { administrators: { status: 200, body: nobody } }],
    ['they fail like the relations', { administrators: failed, ...page.failing('relations') }],
  ])('only the phone number where %s', async (_, given) => {
    const { reads } = await settleWith({ ...noRole, ...given });
    expect(reads(access)).toEqual([heading, only, phone]);
  });
});

describe('the insurance refuses without a reason (A6.5)', () => {
  const answersOf = (bankregnr: string) => ({
    damage: { status: 403, body: null },
    bank: { status: 200, body: { name: 'Sparebanken Solvik', bankregnr } },
  });
  const wrong = 'Noe gikk galt';
  const none = 'Fjordglimt Snekkeri AS har ingen aktive forsikringer';

  test.each([
    ['of a quiet bank have none', '0770', [none]],
    ['of another bank read that it failed', '3361', [wrong]],
  ])('customers %s', async (_, bankregnr, seen) => {
    const { reads } = await settleWith(answersOf(bankregnr));
    expect(reads([wrong, none])).toEqual(seen);
  });
});
