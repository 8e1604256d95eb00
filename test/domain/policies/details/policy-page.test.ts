import { describe, expect, test } from 'vitest';
import type { Representative } from '#domain/person/representative.ts';
import { damagePage } from '#domain/policies/details/policy-page.ts';
import { versionAt } from '#domain/policies/next-version.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { unbroken } from '#test/support/no-break-space.ts';
import { site } from './site.ts';

const today = '2026-11-22';
const car: DamagePolicy = {
  forsikringsnummer: '7010001',
  versjon: 2,
  produkt: 'M05',
  forsikringstekst: 'Bil',
  info: 'Volvo V60 AB 12345',
  status: 'KRAFT',
  periode: { fra: '2026-03-01' },
  premie: 11_400,
  tfapremie: 600,
  terminer: '012',
  betalingsmate: 'AVTALEGIRO',
  kanEndres: true,
  allowGrontKort: true,
};

const next = (fra: string) => ({ ...car, versjon: 3, periode: { fra } });

const forThemselves: Representative = { organisasjonsnummer: null, relations: [] };
const organisasjonsnummer = '923609016';
const as = (rolle: string): Representative => ({
  organisasjonsnummer,
  relations: [{ uuid: 'r1', organisasjonsnummer, organisasjonsnavn: 'Solvik Rør AS', rolle }],
});
const page = (changes: Partial<DamagePolicy> = {}, visitor = forThemselves) =>
  damagePage({ ...car, ...changes }, { representative: visitor, site, today });

test('a policy has its title, number, start, price and payment (B2.46, B2.50, B3.64, C4.1)', () => {
  const { title, subtitle, facts, price } = page();
  expect([title, subtitle]).toEqual(['Bil', 'Volvo V60 AB 12345']);
  expect(facts).toEqual([
    { label: 'Gjelder fra og med', value: '01.03.2026' },
    { label: 'Forsikringsnummer', value: '7010001' },
  ]);
  expect(price).toEqual([
    { label: 'Pris per år', value: unbroken('12 000 kr/år') },
    { label: 'Forsikring', value: unbroken('11 400 kr/år') },
    { label: 'Trafikkforsikringsavgift', value: unbroken('600 kr/år') },
    { label: 'Pris per termin', value: unbroken('1 000 kr') },
    { label: 'Betales', value: 'Månedlig' },
    { label: 'Betalingsmåte', value: 'AvtaleGiro' },
  ]);
});

test('the next version of a policy has its premium with the fee, and the payment of the present version (B2.50, B3.5)', () => {
  const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 4321 };
  const renewed = versionAt({ ...car, premie: 4155, tfapremie: 3178, nesteVersjon }, '3');
  const { subtitle, price } = damagePage(renewed, { representative: forThemselves, site, today });
  expect(subtitle).toBe('Volvo V60 AB 12345');
  expect(price).toEqual([
    { label: 'Pris per år', value: unbroken('7 499 kr/år') },
    { label: 'Forsikring', value: unbroken('4 321 kr/år') },
    { label: 'Trafikkforsikringsavgift', value: unbroken('3 178 kr/år') },
    { label: 'Pris per termin', value: unbroken('625 kr') },
    { label: 'Betales', value: 'Månedlig' },
    { label: 'Betalingsmåte', value: 'AvtaleGiro' },
  ]);
});

test('a policy leaves out what the response has not (B2.46, B2.50)', () => {
  const { facts, price, certificates } = page({
    periode: { fra: '' },
    premie: undefined,
    tfapremie: undefined,
    betalingsmate: undefined,
  });
  expect(facts).toEqual([{ label: 'Forsikringsnummer', value: '7010001' }]);
  expect(price).toEqual([{ label: 'Betales', value: 'Månedlig' }]);
  expect(certificates.map(({ text }) => text)).toEqual(['Forsikringsbevis']);
});

test.each(['UKJENT', 'GIRO'])(
  'a policy does not show the payment method %s, which has no name (A9.4)',
  (betalingsmate) => {
    const labels = page({ betalingsmate }).price.map(({ label }) => label);
    expect(labels.join()).toBe('Pris per år,Forsikring,Trafikkforsikringsavgift,Pris per termin,Betales');
  },
);

test('a policy names the insured person (B3.7)', () => {
  expect(page({ forsikrede: { navn: 'Kari Skogly' } }).facts).toContainEqual({
    label: 'Forsikret',
    value: 'Kari Skogly',
  });
});

describe('the change of a policy (A2.4, B2.47, B2.48, B4.6, C3.8)', () => {
  const ring = 'Vil du endre forsikringen? Ring oss på {phone}, så hjelper vi deg.';
  const denied = 'Du har ikke tilgang til å endre forsikringer. Ring oss på {phone}, så hjelper vi deg.';
  test.each([
    [
      'has the page of the car for a car',
      {},
      forThemselves,
      '/oversikt/forsikring/mine-forsikringer/endre/bil/',
    ],
    ['has messages for other policies', { produkt: 'P05' }, forThemselves, '/meldinger'],
    ['has the phone number if the policy cannot be changed here', { kanEndres: false }, forThemselves, ring],
    ['is missing while the policy is only accepted (C4.2)', { status: 'AKSEPT' }, forThemselves, undefined],
    ['has a page for a user of a business', {}, as('SKRIVE'), '#/bm/endre/7010001'],
    [
      'has a page with the encoded number in its address',
      { forsikringsnummer: '7/1' },
      as('SKRIVE'),
      '#/bm/endre/7%2F1',
    ],
    ['has a text in a dialog for a reader of a business (B6.7)', {}, as('LESE'), denied],
    [
      'is missing for a business while the policy is only accepted (C4.2)',
      { status: 'AKSEPT' },
      as('SKRIVE'),
      undefined,
    ],
  ])('%s', (_, changes, visitor, shown) => {
    const { change } = page(changes, visitor);
    expect(change?.kind === 'link' ? change.to.url : change?.text).toBe(shown);
  });
});

test.each([
  [
    'in force until its last day',
    { periode: { fra: '2026-03-01', til: '2026-11-22' } },
    { text: 'Gyldig', tone: 'success' },
    '22.11.2026',
  ],
  ['over', { periode: { fra: '2025-03-01', til: '2026-11-21' } }, null, '21.11.2026'],
  ['not begun', { periode: { fra: '2026-11-23' } }, null, undefined],
  ['only accepted', { status: 'AKSEPT' }, null, undefined],
])('a policy that is %s says whether it is valid, and until when (C4.32)', (_, changes, shown, last) => {
  const { label, facts } = page(changes);
  expect(label).toEqual(shown);
  expect(facts.find((fact) => fact.label === 'Gjelder til og med')?.value).toBe(last);
});

test('a renewal has its price beside the present one, both with the fee (B2.51, C4.32)', () => {
  const nesteVersjon = { versjon: 3, periode: { fra: '2027-03-01' }, premie: 12_150 };
  expect(page({ nesteVersjon }).renewal).toEqual({
    text: 'Forsikringen fornyes 01.03.2027',
    prices: [
      { label: 'Pris nå', value: unbroken('12 000 kr/år') },
      { label: 'Pris fra 01.03.2027', value: unbroken('12 750 kr/år') },
      { label: 'Endring', value: `${unbroken('750 kr')} mer per år` },
    ],
  });
  expect(page().renewal).toBeNull();
});

test('pending steps have notices (B4.13, B4.14)', () => {
  expect(page().notices).toEqual([]);
  const texts = (changes: Partial<DamagePolicy>) => page(changes).notices.map(({ text }) => text);
  expect(texts({ status: 'AKSEPT', akseptPaaVent: true, periode: { fra: '2026-12-01' } })).toEqual([
    'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.',
    'Forsikringen gjelder fra og med 01.12.2026.',
  ]);
});

test('the notice of an accepted policy has the tone of waiting (B4.13)', () => {
  const policy = { status: 'AKSEPT', akseptPaaVent: true, periode: { fra: '2026-12-01' } };
  expect(page(policy).notices.map(({ tone }) => tone)).toEqual(['waiting', 'info']);
});

test.each([
  ['began in the past', '2026-10-01', []],
  ['begins today', '2026-11-22', []],
  ['begins later', '2026-12-01', ['Forsikringen gjelder fra og med 01.12.2026.']],
])('an accepted policy that %s has its notice until it is in force (B4.6, C4.2)', (_, fra, others) => {
  const texts = (status: string) =>
    page({ status, akseptPaaVent: false, periode: { fra } }).notices.map(({ text }) => text);
  expect(texts('AKSEPT')).toEqual(['Forsikringen er under behandling.', ...others]);
  expect(texts('KRAFT')).toEqual(others);
});

test('a renewal is near in its last 30 days (A9.7)', () => {
  const text = (fra: string) => page({ nesteVersjon: next(fra) }).renewal?.text;
  expect(text('2026-12-22')).toBe('Forsikringen fornyes snart, 22.12.2026');
  expect(text('2026-12-23')).toBe('Forsikringen fornyes 23.12.2026');
});

test('a policy has a certificate, and one more for its renewal (B2.52, B4.12)', () => {
  const urls = (changes: Partial<DamagePolicy>) => page(changes).certificates.map(({ to }) => to.url);
  const own = '#/bil/7010001/2/forsikringsbevis';
  expect(urls({})).toEqual([own]);
  expect(urls({ nesteVersjon: next('2027-03-01') })).toEqual([own, '#/bil/7010001/3/forsikringsbevis']);
});

describe('the links of a policy (B2.53)', () => {
  const links = (changes: Partial<DamagePolicy>) =>
    page({ allowGrontKort: false, ...changes }).links.map(({ text, to }) => [text, to.url]);

  test('lead to the green card, below the address of the policy (B2.20, B2.54)', () => {
    expect(links({ allowGrontKort: true })).toEqual([
      ['Bestill Grønt kort', '#/bil/7010001/2/bestill-gront-kort'],
    ]);
  });

  test.each([
    ['an administrator', 'ADMIN', ['Bestill Grønt kort']],
    ['a user', 'SKRIVE', ['Bestill Grønt kort']],
    ['a reader', 'LESE', []],
  ] as const)(
    'lead %s of a company to the green card only if they may order it (B6.3, C4.17)',
    (_, role, texts) => {
      const { links: shown } = page({ allowGrontKort: true }, as(role));
      expect(shown.map(({ text }) => text)).toEqual(texts);
    },
  );

  test('lead to the employees, and to SmartDelay+ if there can be a travel card', () => {
    expect(links({ produkt: 'N17' })).toContainEqual([
      'Se ansatte dekket av forsikringen',
      '#/bm/personal/7010001/2/ansattliste',
    ]);
    expect(links({ produkt: 'P10' })).toContainEqual(['SmartDelay+', '#/7010001/2/smart-delay']);
    expect(page({ produkt: 'P10' }).canHaveTravelCard).toBe(true);
  });

  test.each([
    [
      'on the page of a car, with its number plate (B5.39)',
      { info: 'Volvo V60 AB12345' },
      ' for AB12345',
      '/oversikt/forsikring/mine-forsikringer/endre/bil/',
    ],
    ['by message for another vehicle', { produkt: 'M15' }, '', '/meldinger'],
  ])('lead to a change of mileage %s (A4.7)', (_, changes, plate, url) => {
    expect(links({ kanEndreKmstand: true, ...changes })).toContainEqual([`Endre kjørelengde${plate}`, url]);
  });

  test('do not lead to a change of mileage while the policy is only accepted (C4.2)', () => {
    expect(links({ kanEndreKmstand: true, status: 'AKSEPT' })).toEqual([]);
  });
});

test('only private customers have the link “Savner du noe” (B2.56, C4.8)', () => {
  expect(page().missing).toEqual(site.missing);
  expect(page({}, as('ADMIN')).missing).toBeNull();
});
