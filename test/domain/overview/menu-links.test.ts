import { describe, expect, test } from 'vitest';
import { businessActions, businessMenu, menuOf, privateActions } from '#domain/overview/menu.ts';
import { hasFewPolicies, policiesShown, tasksShown } from '#domain/overview/private-landing.ts';
import { nothingSettled } from '#domain/overview/private-sources.ts';
import { isTipUseful } from '#domain/overview/tips.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';
import { about, damageWith, everything, failed, loaded, nothing, policy } from './private-example.ts';

const order = ['Bestill ny forsikring', '#/bm/bestille'];
const damage = ['Meld skade', '/meld-skade/meld-skade-skjema#/'];

test.each([
  ['ADMIN', [damage, order], true],
  ['SKRIVE', [damage, order], true],
  ['LESE', [damage], false],
  [null, [damage], false],
] as const)(
  'the links on a company’s page for the role %s (A2.9, A2.32, B6.6, B6.7)',
  (role, actions, changes) => {
    expect(businessActions(site, role).map(({ text, to }) => [text, to.url])).toEqual(actions);
    expect(businessMenu(site, { role, employeeForms: [] }).map(({ text, to }) => [text, to.url])).toEqual([
      ...(changes ? [['Endre forsikringer', '#/bm/endre']] : []),
      ['Faktura', '/faktura'],
      ['Dokumenter', '/dokumenter'],
      ['Tilganger', '#/bm/tilganger'],
      ['Profil og innstillinger', '#/bm/innstillinger'],
    ]);
  },
);

test('an entry of the menu is a plain link unless a response says more (A2.24)', () => {
  const known = { ...nothingSettled, threads: loaded(0), travelCards: loaded([]), archive: loaded(true) };
  const menu = menuOf(known, site, false);
  expect(menu.map(({ text, isNew, isPending, count }) => [text, isNew, isPending, count])).toEqual(
    menu.map(({ text }) => [text, false, false, 0]),
  );
  expect(menu.find(({ text }) => text === 'Dele forsikringer')?.to.url).toBe('#/dele-forsikringer');
});

test('analytics say that others share policies, if one of them does (A7.24)', () => {
  const group = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen' };
  const shared = { forsikringsnummer: '73', versjon: 1, produkt: 'P05', title: 'Hus' };
  const delte = (...forsikringer: readonly (typeof shared | null)[]) =>
    policiesShown({ ...nothing, shared: loaded([null, { ...group, forsikringer }]) }).has.delte;
  expect([delte(), delte(null), delte(null, shared)]).toEqual([false, false, true]);
});

describe('a customer whom the insurer does not sell to digitally (A6.6)', () => {
  const unwanted = {
    ...nothing,
    damage: loaded({ kundestatus: 'UONSKET', kundenummer: '1', forsikringer: [] }),
  };
  const texts = (sources: typeof nothing) => privateActions(site, sources).map(({ text }) => text);

  test('has the link to buy last, where it is less prominent (A2.25)', () => {
    expect(texts(nothing)).toEqual(['Kjøp forsikring', 'Meld skade', 'Se dokumenter']);
    expect(texts(unwanted)).toEqual(['Se dokumenter', 'Meld skade', 'Kjøp forsikring']);
  });

  test('is like any customer with a policy, who reports a claim first', () => {
    const actions = ['Meld skade', 'Se dokumenter', 'Kjøp forsikring'];
    expect(texts({ ...nothing, damage: damageWith(policy('M05')) })).toEqual(actions);
    expect(texts({ ...nothing, damage: failed() })).toEqual(actions);
    const unwantedWithPolicy = { kundestatus: 'UONSKET', kundenummer: '1', forsikringer: [policy('M05')] };
    expect(texts({ ...nothing, damage: loaded(unwantedWithPolicy) })).toEqual(actions);
    expect(texts({ ...nothing, damage: damageWith() })).toEqual([
      'Kjøp forsikring',
      'Meld skade',
      'Se dokumenter',
    ]);
  });

  test('differs from a new customer, who buys first also if the damage system does not know them (A8.10)', () => {
    const notFound = failed({ status: 404, code: 'FOR3170051' });
    expect(texts({ ...nothing, damage: notFound })).toEqual([
      'Kjøp forsikring',
      'Meld skade',
      'Se dokumenter',
    ]);
  });

  test('has no tip to buy (A2.29)', () => {
    expect([isTipUseful(nothing), isTipUseful(unwanted)]).toEqual([true, false]);
  });
});

test('a customer with two policies has not few (A2.29)', () => {
  const own = (count: number) => damageWith(...['M05', 'P05'].slice(0, count).map((code) => policy(code)));
  expect([1, 2].map((count) => hasFewPolicies({ ...nothing, damage: own(count) }))).toEqual([true, false]);
});

test('a customer whose AvtaleGiro is not valid has a task for each kind of insurance (A4.8)', () => {
  const skade = { ...everything.damage?.value, kundenummer: '1', forsikringer: [policy('M05')] };
  const sources = {
    ...everything,
    damage: loaded({ ...skade, betalingsmate: 'AVTALEGIRO', gyldigAvtalegiro: false }),
    life: loaded({ aktiveForsikringer: [null], midlertidigeForsikringer: [], kontoId: 'A' }),
  };
  const keys = (all: typeof everything) =>
    tasksShown(all, about)
      .map(({ key }) => key)
      .filter((key) => key.startsWith('avtalegiro'));
  expect(keys(sources)).toEqual(['avtalegiro-damage', 'avtalegiro-life']);
  expect(keys(everything)).toEqual([]);
});
