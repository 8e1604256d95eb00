import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { getIdentification } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { loadNames } from '#api/shared/load-names.ts';
import { loadMissingNames } from '#app/page/missing-names.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { customer } from '#flows/fixtures/customer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  invalidate([]);
});

/** A page that has loaded without any call. */
const idle = { current: () => null, status: () => 'running' as const, subscribe: () => () => {} };

const hansen = {
  uuid: 'r1',
  organisasjonsnummer: '923609016',
  organisasjonsnavn: 'Fjordglimt',
  rolle: 'ADMIN',
};

test.each([
  ['a customer without relations', [], 'Kari Skogly'],
  [
    'a visitor with relations',
    [{ ...hansen, kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' } }],
    'Astrid Nes',
  ],
])('the masthead has the name of %s on a page that loads none', async (_, relations, name) => {
  const requested: string[] = [];
  prepareCalls();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    const responses: Readonly<Record<string, unknown>> = {
      '/rest/avtalebytte/identification': { organisasjonsnummer: null },
      '/rest/web/relasjoner': relations,
      '/rest/skade/kunde': { ...customer, fornavn: 'Kari', etternavn: 'Skogly' },
    };
    return Response.json(responses[pathname]);
  });
  const visitor = watchVisitor();
  loadMissingNames(idle, visitor);
  await waitFor(() => expect(visitor.current().person).toBe(name));
  expect(requested).toEqual([
    '/rest/avtalebytte/identification',
    '/rest/web/relasjoner',
    ...(relations.length === 0 ? ['/rest/skade/kunde'] : []),
  ]);
});

/** The requests for the masthead's name of a visitor without relations, whose damage customer is refused. */
async function namesWithoutDamage(code: string) {
  prepareCalls();
  const requested: string[] = [];
  const responses: Readonly<Record<string, unknown>> = {
    '/rest/avtalebytte/identification': { organisasjonsnummer: null, fodselsnummer: '04438212380' },
    '/rest/web/relasjoner': [],
    '/rest/bankinfo': { name: 'Solvik Sparebank', bankregnr: '3361' },
    '/rest/person/kunde': {
      fornavn: 'Nye',
      etternavn: 'Berg',
      aktiveForsikringer: [],
      midlertidigeForsikringer: [],
    },
  };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    return pathname === '/rest/skade/kunde'
      ? Response.json({ code }, { status: 404 })
      : Response.json(responses[pathname]);
  });
  const visitor = watchVisitor();
  await loadNames(() => visitor.current().person !== null).catch(() => {});
  return { person: visitor.current().person, requested };
}

test('a new customer has the name of the person customer in the masthead, and that request follows the one for the bank (A7.3)', async () => {
  expect(await namesWithoutDamage('FOR3170051')).toEqual({
    person: 'Nye Berg',
    requested: [
      '/rest/avtalebytte/identification',
      '/rest/web/relasjoner',
      '/rest/skade/kunde',
      '/rest/bankinfo',
      '/rest/person/kunde',
    ],
  });
});

test.each([
  ['for a customer of another bank (A7.3)', 'FOR3170009'],
  ['after a failure', 'INTERNAL'],
])('no name is requested of the person customer %s', async (_, code) => {
  expect(await namesWithoutDamage(code)).toEqual({
    person: null,
    requested: ['/rest/avtalebytte/identification', '/rest/web/relasjoner', '/rest/skade/kunde'],
  });
});

test.each([
  ['/rest/skade/kunde', getDamageCustomer, ['/rest/avtalebytte/identification', '/rest/web/relasjoner']],
  ['/rest/avtalebytte/identification', getIdentification, []],
])('what the page could not load is not requested again for the name: %s', async (failed, load, others) => {
  prepareCalls();
  const requested: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    if (pathname === failed) return Response.json({}, { status: 404 });
    return Response.json(pathname === '/rest/web/relasjoner' ? [] : { organisasjonsnummer: null });
  });
  await load().catch(() => {});
  await expect(loadNames(() => false)).rejects.toMatchObject({ status: 404 });
  expect(requested).toEqual([failed, ...others]);
});
