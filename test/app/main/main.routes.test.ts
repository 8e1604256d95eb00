import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { routes as mainRoutes } from '#app/main/main.routes.ts';
import { readConfiguration } from '#app/page/configuration.ts';
import { withConfiguration } from '#documents/documents.ts';
import { addressesOf } from '#flows/engine/session.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const html = withConfiguration(
  '<script id="page-configuration" type="application/json">"configuration"</script>',
  pageConfiguration({ partner: false }),
);
const configuration = readConfiguration(new DOMParser().parseFromString(html, 'text/html'));
const routes = mainRoutes(configuration, {});

/** The first route that takes the address. */
const routeTo = (address: string) =>
  routes.find(({ patterns }) => patterns.some((pattern) => matchRoute(parse, pattern, address)[0]));

describe('the routes of the main app', () => {
  test.each(routes.map((route) => [route.patterns[0], route] as const))(
    '%s names every address of its flow, which is known before its code is there',
    async (_, { patterns, flow }) => {
      const { machine } = typeof flow === 'function' ? await flow() : flow;
      expect(patterns).toEqual(expect.arrayContaining([...addressesOf(machine)]));
    },
  );

  test('start with the home page at "/" (B2.25)', async () => {
    const [home] = routes.filter(({ patterns }) => patterns.includes('/'));
    const { machine } = typeof home?.flow === 'function' ? await home.flow() : (home?.flow ?? {});
    expect([home?.patterns, machine?.id]).toEqual([['/'], 'home']);
  });

  test.each([
    '/innstillinger',
    '/bm/innstillinger',
    '/dele-forsikringer',
    '/bm/endre',
    '/bm/tilganger',
    '/bm/bestille',
    '/bm/admin/ansatt-inn-og-utmelding',
    '/bm/admin/selvadministrert-inn-og-utmelding',
    '/bm/admin/kvittering-ansatt-inn-og-utmelding',
  ])('know the address %s (A2.22)', (address) => {
    expect(routes.flatMap(({ patterns }) => patterns)).toContain(address);
  });

  // An unknown address has nothing to show.
  test.each(
    routes
      .filter(({ patterns: [first] }) => first !== '/*')
      .map((route) => [route.patterns[0], route] as const),
  )(
    '%s begins with the question whether the bank lets the customer in (A4.10, C4.15)',
    async (_, { flow }) => {
      const { machine } = typeof flow === 'function' ? await flow() : flow;
      const [first] = machine.root.initial.target;
      const invoked = first?.invoke.map(({ src }) => src);
      expect([['directAccess'], ['loadRepresentative'], ['visitorRouting']]).toContainEqual(invoked);
    },
  );

  test.each(['skade', 'skadeforsikring', 'person', 'personforsikring'])(
    'set an AvtaleGiro up for %s (A7.18)',
    (kind) => {
      expect(routeTo(`/avtalegiro/${kind}`)?.input({})).toMatchObject({
        type: kind.replace('forsikring', ''),
      });
    },
  );

  test.each(['/avtalegiro/__proto__', '/avtalegiro/constructor', '/avtalegiro/%', '/avtalegiro/noe-annet'])(
    'know no set-up of an AvtaleGiro at %s',
    (address) => {
      expect(routeTo(address)?.patterns).toEqual(['/*']);
    },
  );

  test('give the employee list the search of its own policy, and never the state name (B2.11, C4.7)', () => {
    const search = { forsikringsnummer: '7260001', searchedName: 'kari' };
    const [list] = mainRoutes(configuration, { 'employee-list': search }).filter(({ patterns: [first] }) =>
      first.endsWith('/ansattliste'),
    );
    const inputAt = (forsikringsnummer: string) =>
      list?.input({ statename: 'bil', forsikringsnummer, version: '3' });
    expect(inputAt('7260001')).toMatchObject({
      address: { number: '7260001', version: '3' },
      searchedName: 'kari',
    });
    expect(inputAt('7260002')).toMatchObject({ searchedName: '' });
    expect(JSON.stringify(inputAt('7260001'))).not.toContain('"bil"');
  });

  test('name no address twice', () => {
    const all = routes.flatMap(({ patterns }) => patterns);
    expect([...new Set(all)]).toEqual(all);
  });
});
