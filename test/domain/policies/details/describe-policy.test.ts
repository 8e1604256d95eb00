import { expect, test } from 'vitest';
import { animalDetails } from '#domain/policies/details/animals.ts';
import { buildingDetails } from '#domain/policies/details/buildings.ts';
import { businessDetails } from '#domain/policies/details/business.ts';
import { describePolicy } from '#domain/policies/details/describe-policy.ts';
import { farmDetails } from '#domain/policies/details/farm.ts';
import { genericDetails } from '#domain/policies/details/generic.ts';
import { peopleDetails } from '#domain/policies/details/people.ts';
import { pageOf } from '#domain/policies/details/policy-page.ts';
import { vehicleDetails } from '#domain/policies/details/vehicles.ts';
import { products } from '#domain/products/catalogue.ts';
import { lines } from './lines.ts';
import { site } from './site.ts';

const visit = {
  representative: { organisasjonsnummer: null, relations: [] },
  site,
  today: '2026-11-22',
  isPlain: false,
};
const policy = {
  ...{ forsikringsnummer: '7010001', versjon: 2, produkt: 'P35', forsikringstekst: 'Båt', status: 'KRAFT' },
  periode: { fra: '2026-03-01' },
};
const detail = {
  ...{ forsikring: {}, bygninger: [], kjoretoy: [], objekter: [], handverk: [] },
  dekninger: [{ navn: 'Ansvar' }],
};
const life = {
  ...{ forsikringsnummer: '7020001', versjon: 1, produktkode: 'S20', status: 'A' },
  ...{ forsikringstekst: 'Dødsfallkapital – engangssum', forsikringssum: 1_000_000, pris: 1200 },
  periode: { fra: '2026-01-01' },
  forsikrede: { navn: 'Ola Nordmann' },
};

test('a policy is described by the details of its product', () => {
  expect(lines(describePolicy({ ...visit, policy, detail, life: null }))).toEqual([
    ...['Dekninger', 'Ansvar: Inkludert'],
  ]);
});

test.each([
  ['without details', policy, null],
  ['of an unknown product', { ...policy, produkt: 'X99' }, detail],
  ['that is not there', null, detail],
])('a policy %s is not described', (_, listed, details) => {
  expect(describePolicy({ ...visit, policy: listed, detail: details, life: null })).toEqual([]);
});

test('a life policy is described by its sum and the insured person', () => {
  expect(lines(describePolicy({ ...visit, policy: null, detail: null, life }))).toEqual([
    ...['Dekninger', 'Forsikringssum: 1 000 000 kr', 'Forsikret: Ola Nordmann'],
  ]);
  expect(
    lines(describePolicy({ ...visit, policy: null, detail: null, life: { ...life, forsikringssum: null } })),
  ).toEqual(['Dekninger', 'Forsikret: Ola Nordmann']);
});

test('a life policy has a page without certificates and links (C4.8)', () => {
  const page = pageOf({ ...visit, policy: null, detail: null, life });
  expect(page).toMatchObject({
    ...{
      title: 'Dødsfallkapital',
      subtitle: 'Engangssum, Ola Nordmann',
      label: { text: 'Gyldig', tone: 'success' },
      icon: 'life',
      renewal: null,
    },
    facts: [
      { label: 'Gjelder fra og med', value: '01.01.2026' },
      { label: 'Forsikringsnummer', value: '7020001' },
    ],
    ...{ change: null, certificates: [], canHaveTravelCard: false, links: [], missing: site.missing },
    terms: { produktkode: 'S20', fra: '2026-01-01' },
  });
  expect(page.price.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')])).toEqual([
    ['Pris per år', '1 200 kr/år'],
  ]);
});

test('a damage policy has its own page, with its terms', () => {
  expect(pageOf({ ...visit, policy, detail, life: null })).toMatchObject({
    ...{ title: 'Båt', subtitle: null, icon: 'boat', canHaveTravelCard: false },
    terms: { produktkode: 'P35', fra: '2026-03-01' },
  });
});

test('a page without a policy is empty', () => {
  expect(pageOf({ ...visit, policy: null, detail: null, life: null })).toEqual({
    ...{ title: '', subtitle: null, label: null, icon: 'umbrella', facts: [], notices: [], price: [] },
    ...{ renewal: null, change: null, certificates: [], canHaveTravelCard: false, links: [], missing: null },
    terms: { produktkode: '', fra: '' },
  });
});

test('each kind of details is in one file: a second one would replace it', () => {
  const files = [animalDetails, buildingDetails, businessDetails, farmDetails, genericDetails];
  const named = [...files, peopleDetails, vehicleDetails].flatMap((file) => Object.keys(file));
  const used = new Set(products.flatMap(({ detail }) => detail?.kind ?? []));
  expect(named.toSorted()).toEqual([...used].toSorted());
});
