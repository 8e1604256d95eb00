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
const routes = mainRoutes(readConfiguration(new DOMParser().parseFromString(html, 'text/html')), {});

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
      expect([['directAccess'], ['loadRepresentative'], ['loadPolicy'], ['visitorRouting']]).toContainEqual(
        invoked,
      );
    },
  );

  test('know SmartDelay+ before the detail page, which it looks like (B2.21, C1.2)', () => {
    expect(routeTo('/7010001/2/smart-delay')?.patterns).toEqual(['/:forsikringsnummer/:version/smart-delay']);
  });

  test('find the policy of a green card by number and version, whatever the state name says (B2.20, C4.7)', () => {
    expect(
      routeTo('/hund/7010001/2/bestill-gront-kort')?.input({
        statename: 'hund',
        forsikringsnummer: '7010001',
        version: '2',
      }),
    ).toMatchObject({ address: { number: '7010001', version: '2' } });
  });

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

  test('name no address twice', () => {
    const all = routes.flatMap(({ patterns }) => patterns);
    expect([...new Set(all)]).toEqual(all);
  });
});
