import { describe, expect, test } from 'vitest';
import { describeShared, sharedPage } from '#domain/policies/details/shared-page.ts';
import { sharedCar } from '#flows/policies/shared-policy/cases.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const { forsikring } = sharedCar;
const page = (changes: object = {}, version = '2') =>
  sharedPage({ ...sharedCar, forsikring: { ...forsikring, ...changes } }, version, '2026-11-22');

const insight =
  'Ola Skogly har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.';

test('a shared policy has a notice that names its owner, and the facts of any policy (B6.10, C5.8)', () => {
  const { title, subtitle, label, facts, notices, renewal, price } = page();
  expect([title, subtitle]).toEqual(['Bil', 'Fjellko Tur EK22345']);
  expect(facts.map(({ value }) => value)).toEqual(['01.01.2026', '31.12.2026', '7130090']);
  expect(label?.text).toBe('Gyldig');
  expect(notices.map(({ text }) => text)).toEqual([insight]);
  expect(renewal?.text).toBe('Forsikringen fornyes 01.01.2027');
  expect(JSON.stringify(price)).toContain(unbroken('4 812 kr/år'));
});

test('a shared policy that is not valid yet has both notices, that of its owner first (B4.14, B6.10, C5.8)', () => {
  const { notices } = page({ periode: { fra: '2027-02-01', til: '2027-12-31' } });
  expect(notices.map(({ text }) => text)).toEqual([insight, 'Forsikringen gjelder fra og med 01.02.2027.']);
});

test('the next version of a shared policy has its price with the fee, and the payment of the present version (B2.22, B2.50)', () => {
  const { subtitle, facts, price } = page({ tfapremie: 3178 }, '3');
  expect(subtitle).toBe('Fjellko Tur EK22345');
  expect(facts.map(({ value }) => value)).toEqual(['01.01.2027', '31.12.2027', '7130090']);
  expect(price).toEqual([
    { label: 'Pris per år', value: unbroken('8 183 kr/år') },
    { label: 'Forsikring', value: unbroken('5 005 kr/år') },
    { label: 'Trafikkforsikringsavgift', value: unbroken('3 178 kr/år') },
    { label: 'Pris per termin', value: unbroken('682 kr') },
    { label: 'Betales', value: 'Månedlig' },
    { label: 'Betalingsmåte', value: 'AvtaleGiro' },
  ]);
});

const vehicleText = 'Skade på andre, og skade på ditt eget kjøretøy.';

test.each([
  ['a vehicle', 'M05', vehicleText],
  ['something else', 'P35', undefined],
])(
  'the covers of a shared policy for %s have the words for it, without the terms (B2.22, C4.44)',
  (_, produkt, about) => {
    const dekninger = [{ navn: 'Kasko', sum: null, egenandel: 6000 }];
    const shared = { ...sharedCar, dekninger, forsikring: { ...forsikring, produkt } };
    const [part] = describeShared(shared);
    const [cover] = part?.kind === 'covers' ? part.covers : [];
    expect([cover?.name, cover?.about, cover?.terms]).toEqual(['Kasko', about, undefined]);
  },
);

describe('a shared policy (B6.10)', () => {
  test.each([
    ['that its owner may change', { kanEndres: true }],
    ['with a green card', { allowGrontKort: true }],
    ['with a travel card', { produkt: 'P10' }],
    ['of an unknown product', { produkt: 'X99' }],
  ])('%s is read only', (_, changes) => {
    expect(page(changes)).not.toHaveProperty('change');
    expect(page(changes)).not.toHaveProperty('links');
  });
});

test.each([
  ['2', ['#/delt/bil/7130090/2/bevis', '#/delt/bil/7130090/3/bevis']],
  ['3', ['#/delt/bil/7130090/3/bevis']],
])(
  'the page of version %s links to its certificate, and to that of its renewal (B2.23, B4.12, C4.7)',
  (version, urls) => {
    expect(page({}, version).certificates.map(({ to }) => to.url)).toEqual(urls);
  },
);
