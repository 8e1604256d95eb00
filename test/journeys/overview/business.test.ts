import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { relation } from '#flows/fixtures/company.ts';
import { car, customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { noAccessCases } from '#flows/shared/no-access/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { spaced } from '#test/support/no-break-space.ts';
import { businessParts, openAsBusiness, page, partly, settleWith } from './business-parts.ts';
import { failed } from './parts-table.ts';

const { relations, damage } = businessParts;

test.each([
  ['a company sees every part if everything loads (A2.26, A2.31, A2.32)', {}, []],
  ['the other parts are shown if the relations fail (A8.6)', page.failing('relations'), [relations.fails]],
  [
    'each sentence is shown once if the relations and the insurance fail (A8.6)',
    page.failing('relations', 'damage'),
    [relations.fails, damage.fails],
  ],
  [
    'the page says that there are no policies (A8.10)',
    { damage: page.empty().damage ?? failed },
    [damage.empty],
  ],
])('%s', async (_, responses, differences) => {
  const { findAllTexts } = await settleWith(responses);
  expect(findAllTexts()).toEqual(page.textsWith(...differences));
});

test('an administrator has links to the pages of the company (A2.32)', async () => {
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

test('the page has the name of the company as its heading, and a card that links to the complete overview (A2.31)', async () => {
  const { driver } = await settleWith({});
  await driver.expectHeading('Forsikringer for Fjordglimt Snekkeri AS');
  const card = within(screen.getByRole('region', { name: 'Oversikt' }));
  expect(card.getByRole('link', { name: 'Se komplett oversikt' }).getAttribute('href')).toBe('/dokumenter');
  card.getByRole('rowheader', { name: 'Til sammen' });
});

const row = (produkt: string, premie: number) => ({
  ...car,
  forsikringsnummer: `7${premie}`,
  produkt,
  premie,
  tfapremie: 0,
});

test('the buttons in the column heads sort the policies, and the total stays last (A2.31)', async () => {
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

/** What the top of the page says the policies cost. */
const shownCost = () => spaced(screen.getByText('Samlet pris').nextElementSibling?.textContent ?? '');

test('the page begins with the number to call, and what the policies cost in a year (C4.33)', async () => {
  const forsikringer = [row('N17', 30_000), row('N20', 20_000)];
  await settleWith({ damage: { status: 200, body: { ...customer, forsikringer } } });
  const [first] = screen.getAllByRole('term');
  expect([first?.textContent, first?.nextElementSibling?.textContent]).toEqual([
    'Ring oss',
    '+47 21 00 00 00',
  ]);
  expect(shownCost()).toBe('50 000 kr/år');
});

test('the page does not say what the policies cost if they fail to load (C4.33)', async () => {
  await settleWith(page.failing('damage'));
  expect(screen.queryAllByText('Samlet pris')).toEqual([]);
});

test('both sums count each product of a company, also one under processing and one that begins later (A2.31, C4.33)', async () => {
  // Each costs another power of two, so a wrong sum says which one is missing.
  const forsikringer = [
    ...[row('N06', 1), row('N07', 2), row('N16', 4), row('N17', 8), row('N20', 16), row('N25', 32)],
    ...[
      row('N33', 64),
      row('N35', 128),
      row('N75', 256),
      row('N76', 512),
      row('N77', 1024),
      row('N90', 2048),
    ],
    { ...row('N33', 4096), akseptPaaVent: true },
    { ...row('N33', 8192), status: 'AKSEPT', periode: { fra: '2027-06-01', til: '2028-05-31' } },
  ];
  await settleWith({ damage: { status: 200, body: { ...customer, forsikringer } } });
  const total = screen.getByRole('rowheader', { name: 'Til sammen' }).nextElementSibling;
  expect(spaced(total?.textContent ?? '')).toBe('16 383 kr');
  expect(shownCost()).toBe('16 383 kr/år');
});

test('two versions of one policy are two rows, also after they were sorted', async () => {
  const forsikringer = [
    { ...row('N17', 30_000), versjon: 1 },
    { ...row('N17', 30_000), versjon: 2 },
    row('N20', 20_000),
  ];
  const { driver } = await settleWith({ damage: { status: 200, body: { ...customer, forsikringer } } });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(' ')[0]);
  for (const column of ['Per år', 'Forsikring', 'Per termin']) await driver.press(column);
  expect(names()).toEqual(['Yrkesskade', 'Personal', 'Personal', 'Til']);
});

test('a list of one policy has no buttons to sort it', async () => {
  await settleWith({ damage: { status: 200, body: { ...customer, forsikringer: [row('N17', 30_000)] } } });
  expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([]);
});

test('the text about a company without policies has its number if the name is unknown (A8.10)', async () => {
  const { findTexts } = await settleWith({ ...page.empty('relations'), ...page.failing('relations') });
  expect(findTexts(['923 609 016 har ingen aktive forsikringer'])).toHaveLength(1);
});

test.each([
  ['the relations', ['relations']],
  ['the relations and the insurance', ['relations', 'damage']],
])('a lost session is announced once, with a login, if %s find it (A8.8)', async (_, parts) => {
  const ended = { status: 401, body: null };
  const { findTexts } = await settleWith(Object.fromEntries(parts.map((part) => [part, ended])));
  const said = ['Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn'];
  expect(findTexts([...said, partly])).toEqual(said);
});

test('the relations load first, then the insurance behind a skeleton (A4.12)', async () => {
  const { respond, pending, findAllTexts, driver, countSkeletons } = await openAsBusiness();
  await driver.expectHeading('Vent Litt');
  expect(pending()).toEqual(['relations']);
  await respond({ relations: page.loaded.relations ?? failed });
  await driver.expectHeading('Forsikring');
  await driver.hears('Henter forsikringene dine …');
  expect(countSkeletons()).toBe(4);
  expect(pending()).toEqual(['agreement', 'damage']);
  await respond(page.loaded);
  expect(findAllTexts()).toEqual(page.textsWith());
});

describe('the role of the visitor (A2.33, A6.5)', () => {
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
  const { some } = noAccessCases.actors.organisation.done;

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
    ['if the insurance call refuses', noRole],
    [
      'if the relations are to other companies',
      { relations: { status: 200, body: withRole('').relations.body.slice(1) } },
    ],
    ['if there are no relations', { relations: { status: 200, body: [] } }],
    ['if the role is unknown', withRole('GJEST')],
  ])(
    'without a role, the page for no access shows the phone number first and then the administrators, %s (C4.12)',
    async (_, given) => {
      const { respond, pending, findTexts } = await settleWith(given);
      expect(pending()).toEqual(['organisation']);
      expect(findTexts(access)).toEqual([heading, only, phone]);
      if (some && some !== 'late') await respond({ organisation: some });
      expect(findTexts(access)).toEqual([heading, administrators, also, phone]);
    },
  );

  test('with read access, the visitor sees the insurance', async () => {
    const { findTexts } = await settleWith(withRole('LESE'));
    expect(findTexts([...access, 'Se komplett oversikt'])).toEqual([
      '+47 21 00 00 00',
      'Oversikt',
      'Se komplett oversikt',
    ]);
  });

  const nobody = { organisasjonsnavn: 'Fjordglimt Snekkeri AS', autoRelasjoner: [], manuelleRelasjoner: [] };

  test.each([
    ['if the administrators fail', { organisation: failed }],
    ['if there are none', { organisation: { status: 200, body: nobody } }],
    ['if the administrators and the relations fail', { organisation: failed, ...page.failing('relations') }],
  ])('without a role, the page for no access shows only the phone number %s', async (_, given) => {
    const { findTexts } = await settleWith({ ...noRole, ...given });
    expect(findTexts(access)).toEqual([heading, only, phone]);
  });
});

describe('if the insurance call refuses without a reason (A6.5)', () => {
  const wrong = 'Noe gikk galt';
  const none = 'Fjordglimt Snekkeri AS har ingen aktive forsikringer';

  test.each([
    ['customers of a quiet bank see that there are no policies', '0770', none, wrong],
    ['customers of another bank see an error', '3361', wrong, none],
  ])('%s', async (_, bankregnr, seen, absent) => {
    const portal = portalAs('business-admin');
    portal.fails({ operation: 'getDamageCustomer', status: 403 });
    portal.replaces('GET /rest/bankinfo', { status: 200, body: { name: 'Sparebanken Solvik', bankregnr } });
    await portal.open('#/');
    await portal.person().sees(seen);
    await portal.person().seesNot(absent);
  });
});
