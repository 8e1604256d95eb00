import { describe, expect, test } from 'vitest';
import type { Representative } from '#domain/person/representative.ts';
import { togglesOf } from '#domain/policies/details/plain.ts';
import { damagePage, describeLife, lifePage, versionAt } from '#domain/policies/details/policy-page.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { AllowedAddress } from '#domain/site/address.ts';

const today = '2026-11-22';
const link = (url: string) => ({ url: url as AllowedAddress });
const site = {
  mayBlock: [],
  overview: link('/mine-forsikringer'),
  claim: link('/meld-skade'),
  changeCar: link('/endre-bil'),
  messages: link('/meldinger'),
  phone: '21 00 00 00',
};

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

const inPerson: Representative = { organisasjonsnummer: null, relations: [] };
const organisasjonsnummer = '923609016';
const as = (rolle: string): Representative => ({
  organisasjonsnummer,
  relations: [{ uuid: 'r1', organisasjonsnummer, organisasjonsnavn: 'Solvik Rør AS', rolle }],
});
const page = (changes: Partial<DamagePolicy> = {}, visitor = inPerson) =>
  damagePage({ ...car, ...changes }, visitor, site, today);

test('a policy has title, number, start, price by terms, and how it is paid (B2.46, B2.50, B3.64, C4.1)', () => {
  const { title, subtitle, facts, price } = page();
  expect([title, subtitle]).toEqual(['Bil', 'Volvo V60 AB 12345']);
  expect(facts).toEqual([
    { label: 'Forsikringsnummer', value: '7010001' },
    { label: 'Gjelder fra og med', value: '01.03.2026' },
  ]);
  expect(price).toEqual([
    {
      kind: 'facts',
      heading: 'Pris',
      facts: [
        { label: 'Pris per år', value: '12 000 kr/år' },
        { label: 'Pris per termin', value: '1 000 kr' },
        { label: 'Betales', value: 'Månedlig' },
        { label: 'Betalingsmåte', value: 'AvtaleGiro' },
      ],
    },
  ]);
});

describe('a policy is changed (B2.47, B2.48, B4.6, C3.8)', () => {
  const ring = 'Vil du endre forsikringen? Ring oss på 21 00 00 00, så hjelper vi deg.';
  const denied = 'Du har ikke tilgang til å endre forsikringer. Ring oss på 21 00 00 00, så hjelper vi deg.';
  test.each([
    ['a car by its own page', {}, inPerson, '/endre-bil', null],
    ['another by a message', { produkt: 'P05' }, inPerson, '/meldinger', null],
    ['by telephone where it may not be changed here', { kanEndres: false }, inPerson, null, ring],
    ['by nobody while it is accepted only', { status: 'AKSEPT' }, inPerson, null, null],
    ['by a user of the business', {}, as('SKRIVE'), '#/bm/endre/7010001', null],
    ['by a dialog that says whom to call, for those who may only read (B6.7)', {}, as('LESE'), denied, null],
    ['by no business while it is accepted only', { status: 'AKSEPT' }, as('SKRIVE'), null, null],
  ])('%s', (_, changes, visitor, url, text) => {
    const { change, changeText } = page(changes, visitor);
    const leadsTo = change && ('to' in change ? change.to.url : change.denial);
    expect([leadsTo, changeText]).toEqual([url, text]);
  });
});

test('what the customer waits for, and a renewal, are notices (B2.51, B4.12, B4.13, B4.14)', () => {
  expect(page().notices).toEqual([]);
  const next = { ...car, versjon: 3, periode: { fra: '2027-03-01' } };
  const texts = (changes: Partial<DamagePolicy>) => page(changes).notices.map(({ text }) => text);
  expect(texts({ nesteVersjon: next })).toEqual(['Forsikringen fornyes 01.03.2027.']);
  expect(texts({ status: 'AKSEPT', akseptPaaVent: true, periode: { fra: '2026-12-01' } })).toEqual([
    'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.',
    'Forsikringen gjelder fra og med 01.12.2026.',
  ]);
});

describe('links (B2.53)', () => {
  const links = (changes: Partial<DamagePolicy>) => page(changes).links.map(({ to }) => to.url);

  test('lead to the certificate, the green card and the claim (B2.54)', () => {
    expect(links({})).toEqual([
      '#/bil/7010001/2/forsikringsbevis',
      '#/bil/7010001/2/bestill-gront-kort',
      '/meld-skade',
    ]);
  });

  test('lead to both certificates of a policy that is renewed (B4.12)', () => {
    const next = { ...car, versjon: 3, periode: { fra: '2027-03-01' } };
    expect(links({ nesteVersjon: next, allowGrontKort: false })).toEqual([
      '#/bil/7010001/2/forsikringsbevis',
      '#/bil/7010001/3/forsikringsbevis',
      '/meld-skade',
    ]);
  });

  test('lead to the employees of a policy that covers some, and to the travel card of one that has one', () => {
    expect(links({ produkt: 'N17', allowGrontKort: false })).toContain('#/bm/personal/7010001/2/ansattliste');
    expect(links({ produkt: 'P10', allowGrontKort: false })).toContain('#/reisekort/7010001');
  });
});

test('an address may name the version that renews a policy (C4.7)', () => {
  const next = { ...car, versjon: 3, premie: 13_000, periode: { fra: '2027-03-01' }, produkt: null };
  const renewed = versionAt({ ...car, nesteVersjon: next }, '3');
  expect(renewed).toMatchObject({ versjon: 3, produkt: 'M05', premie: 13_000, nesteVersjon: null });
  expect(versionAt({ ...car, nesteVersjon: next }, '2').versjon).toBe(2);
});

test('three products have a view of their own where all of its toggles are on (B2.44, B6.14, C3.8)', () => {
  expect(['L05', 'L10', 'N06', 'M05', 'X99'].map(togglesOf)).toEqual([
    ['rik-vaningshus'],
    ['rik-driftsbygning'],
    ['handverker-detaljside', 'rik-handverker'],
    [],
    [],
  ]);
});

test('a life insurance has the insured, the sum and the price, and nobody changes it here (B2.44)', () => {
  const life: LifePolicy = {
    forsikringsnummer: '7020001',
    versjon: 1,
    produktkode: 'S12',
    status: 'A',
    forsikringstekst: 'Barn og ungdom',
    forsikringssum: 40,
    pris: 1200,
    periode: { fra: '2026-01-01' },
    forsikrede: { navn: 'Ola Nordmann' },
  };
  const { facts, change, changeText, notices } = lifePage(life, site, today);
  expect(notices).toEqual([]);
  expect(lifePage({ ...life, helsestatus: 'EN_LEGE' }, site, today).notices).toEqual([
    { tone: 'info', text: 'Vi venter på svar fra legen.', link: null },
  ]);
  expect(facts.map(({ value }) => value)).toEqual(['7020001', '01.01.2026']);
  expect(describeLife(life)).toEqual([
    {
      kind: 'facts',
      heading: 'Dekninger',
      facts: [
        { label: 'Forsikringssum', value: '40 G' },
        { label: 'Forsikret', value: 'Ola Nordmann' },
      ],
    },
  ]);
  expect([change, changeText]).toEqual([null, null]);
});
