import { describe, expect, test } from 'vitest';
import { destinationOf, endRouting, noResponses } from '#domain/arriving/visitor-routing.ts';
import { nobody, type Visitor } from '#domain/person/visitor.ts';
import { nameOf, rowFor, rowsFor, type Visit, visits } from './routing-rows.ts';

const site = {
  mayBlock: ['0770', '0502'],
  successorHost: 'kunde.forsikring.example',
  successorPage: 'overview',
  kid: null,
} as const;

type RoutingFacts = Parameters<typeof destinationOf>[0];

const businessRouting = {
  successor: { routingTarget: 'FREMTIND', bankForholdRegnr: '3910' },
  stays: { routingTarget: 'EIKA', bankForholdRegnr: '3910' },
  fails: 'failed',
} as const;

/** The facts about a visit, with a response to every call. */
const factsOf = (visit: Visit): RoutingFacts => ({
  site,
  visitor: {
    organisasjonsnummer: visit.segment === 'business' ? '923609016' : null,
    hasNationalId: true,
    transition: visit.transition === 'on',
    bank: { name: 'Banken', bankregnr: visit.bank },
  },
  routing: businessRouting[visit.routing],
  hasDamagePolicies: visit.damage === 'has',
  redirect: visit.redirect === 'on',
  access: { banknavn: 'Banken', blokkerDirektetilgang: visit.blocks === 'yes' },
});

/** The facts about a visit, without a response to the calls that must not be made. */
function requestedFactsOf(visit: Visit): RoutingFacts {
  const row = rowFor(visit);
  const facts = factsOf(visit);
  return {
    ...facts,
    routing: row.routing === 'notRequested' ? null : facts.routing,
    hasDamagePolicies: row.damage === 'notRequested' ? null : facts.hasDamagePolicies,
    redirect: row.redirect === 'notRequested' ? null : facts.redirect,
    access: row.blocks === 'notRequested' ? null : facts.access,
  };
}

test('every combination of facts matches one row of the table', () => {
  expect(visits).toHaveLength(2 * 2 * 2 * 2 * 3 * 4 * 2);
  expect(visits.filter((visit) => rowsFor(visit).length !== 1)).toEqual([]);
});

describe('flags, the routing response and the bank number decide where a visitor goes (A1.6, A4.9, A4.10)', () => {
  test.each(visits.map((visit) => [nameOf(visit), rowFor(visit).outcome, visit] as const))(
    '%s leads to: %s',
    (_, outcome, visit) => {
      const destinations = { page: 'page', blocked: 'blocked', 'error card': 'failed' } as const;
      for (const facts of [factsOf(visit), requestedFactsOf(visit)]) {
        if (outcome in destinations) {
          expect(destinationOf(facts)).toBe(destinations[outcome as keyof typeof destinations]);
          expect(endRouting(facts)).toEqual({ visitor: facts.visitor });
        } else {
          expect(destinationOf(facts)).toBe('successor');
          expect(endRouting(facts)).toEqual({ leave: outcome.replace('{bank}', visit.bank) });
        }
      }
    },
  );
});

const person: Visitor = { ...nobody, transition: true, bank: { name: 'Banken', bankregnr: '0820' } };
const business: Visitor = { ...person, organisasjonsnummer: '923609016' };
const beforeResponses = { site, visitor: person, ...noResponses };

describe('a private customer (A4.9)', () => {
  test.each([
    [null, null, 'pending'],
    [null, true, 'pending'],
    [null, false, 'page'],
    [null, 'failed', 'pending'],
    [true, null, 'page'],
    [true, 'failed', 'page'],
    [false, null, 'pending'],
    [false, 'failed', 'failed'],
    ['failed', null, 'pending'],
    ['failed', true, 'failed'],
    ['failed', false, 'page'],
    ['failed', 'failed', 'failed'],
  ] as const)(
    'with damage insurance %s and redirect %s has the destination %s',
    (hasDamagePolicies, redirect, expected) => {
      expect(destinationOf({ ...beforeResponses, hasDamagePolicies, redirect })).toBe(expected);
    },
  );
});

describe('a customer who stays, of a bank that may block (A4.10)', () => {
  const stays = {
    ...beforeResponses,
    visitor: { ...person, bank: { name: 'Banken', bankregnr: '0770' } },
    redirect: false,
  };

  test('waits for the response about direct access, and does not get the page if it fails', () => {
    expect(destinationOf(stays)).toBe('pending');
    expect(destinationOf({ ...stays, access: 'failed' })).toBe('failed');
  });

  test('is blocked if the routing response has a bank that is not a number and the bank blocks', () => {
    const routing = { routingTarget: 'FREMTIND', bankForholdRegnr: '../..' };
    const visitor = { ...stays.visitor, organisasjonsnummer: '923609016' };
    const access = { blokkerDirektetilgang: true };
    expect(destinationOf({ ...stays, visitor, routing, access })).toBe('blocked');
  });
});

describe('the address at the successor', () => {
  const moves = { ...beforeResponses, hasDamagePolicies: false, redirect: true };
  const routing = { routingTarget: 'FREMTIND', bankForholdRegnr: null };

  test('has the bank of the routing response for a business, or the bank of the site (A2.47, A3.8)', () => {
    const facts = { ...beforeResponses, visitor: business };
    expect(endRouting({ ...facts, routing: { ...routing, bankForholdRegnr: '3910' } })).toEqual({
      leave: 'https://kunde.forsikring.example/hopp/3910/bm/oversikt',
    });
    expect(endRouting({ ...facts, routing })).toEqual({
      leave: 'https://kunde.forsikring.example/hopp/0820/bm/oversikt',
    });
  });

  test('has the kid (A9.9)', () => {
    expect(endRouting({ ...moves, site: { ...site, kid: '12&34' } })).toEqual({
      leave: 'https://kunde.forsikring.example/hopp/0820/pm/oversikt?kid=12%2634',
    });
  });

  test('does not exist for a bank that is not a number, so the page is shown', () => {
    const visitor = { ...person, bank: { name: 'Banken', bankregnr: '../..' } };
    expect(endRouting({ ...moves, visitor })).toEqual({ visitor });
  });
});
