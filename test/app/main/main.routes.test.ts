import { readFileSync } from 'node:fs';
import { parse } from 'regexparam';
import { describe, expect, onTestFinished, test } from 'vitest';
import { matchRoute } from 'wouter';
import type { Drafts } from '#app/drafts/drafts.ts';
import { routes as mainRoutes } from '#app/main/main.routes.ts';
import { loadGate, pages } from '#app/main/pages.ts';
import { readConfiguration } from '#app/page/configuration.ts';
import { withConfiguration } from '#documents/documents.ts';
import { addressesOf } from '#flows/engine/session.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';
import { filesBelow } from '#workbench/requirements/citations.ts';

const html = withConfiguration(
  '<script id="page-configuration" type="application/json">"configuration"</script>',
  pageConfiguration({ isPartner: false }),
);
const configuration = readConfiguration(new DOMParser().parseFromString(html, 'text/html'));
const routes = mainRoutes(configuration, {});

/** Addresses of the self-declaration, which is a document of its own. */
const otherDocuments = ['/bankvelger'];

/** Every address of ours that a screen or a rule links to; a kind of AvtaleGiro fills its placeholders. */
const ownLinks = [
  ...new Set(
    [...filesBelow('src/domain'), ...filesBelow('src/views')].flatMap((file) =>
      // The type of an address begins with '#/' too.
      [
        ...readFileSync(file, 'utf8')
          .replaceAll(/`#\/\$\{string\}`/g, '')
          .matchAll(/['"`]#(\/(?:\$\{[^}]*\}|[\w/-])*)/g),
      ].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, 'skade')),
    ),
  ),
].filter((address) => !otherDocuments.includes(address));

/** The first route that takes the address. */
const routeTo = (address: string) =>
  routes.find(({ patterns }) => patterns.some((pattern) => matchRoute(parse, pattern, address)[0]));

describe('the routes of the main app', () => {
  test.each(routes.map((route) => [route.patterns[0], route] as const))(
    '%s contains every address of its flow, so that they are known before its code has loaded',
    async (_, { patterns, flow }) => {
      const { machine } = typeof flow === 'function' ? await flow() : flow;
      expect(patterns).toEqual(expect.arrayContaining([...addressesOf(machine)]));
    },
  );

  test('start with the home page at "/" (A2.2, B2.25)', async () => {
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

  test.each([
    ['/:statename/:forsikringsnummer/:version'],
    ['/:statename/:forsikringsnummer/:version/forsikringsbevis'],
    ['/:statename/:forsikringsnummer/:version/bestill-gront-kort'],
    ['/bm/:statename/:forsikringsnummer/:version/ansattliste'],
    ['/bm/endre/:forsikringsnummer'],
    ['/tilbud'],
    ['/tilbud/:statename/:forsikringsnummer/:version'],
    ['/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev'],
    ['/reisekort'],
    ['/reisekort/:forsikringsnummer'],
    ['/:forsikringsnummer/:version/smart-delay'],
  ])('know the address %s of a policy, an offer or a card (A2.18, A2.20, A2.21)', (address) => {
    expect(routes.flatMap(({ patterns }) => patterns)).toContain(address);
  });

  test.each(routes.map(({ patterns: [pattern], flow }) => [pattern, flow] as const))(
    'have the same flow for %s as the table of the first code (0009)',
    (pattern, flow) => {
      const address = pattern.replaceAll(/:\w+/g, '7').replace('*', 'noe');
      const first = Object.values(pages).find(({ patterns }) =>
        patterns.some((each) => parse(each).pattern.test(address)),
      );
      expect(first?.flow).toBe(flow);
    },
  );

  test.each([
    ['/reisekort', 'travel-cards', 'A2.21'],
    ['/reisekort/7010009', 'travel-card', 'A2.21'],
    ['/7010001/2/smart-delay', 'smart-delay', 'A2.21'],
    ['/bm/admin/ansatt-inn-og-utmelding', 'employee-report', 'B2.8'],
    ['/bm/admin/selvadministrert-inn-og-utmelding', 'self-administered-report', 'B2.9'],
  ])('lead %s to the flow %s (%s)', async (address, id) => {
    const { flow } = routeTo(address) ?? {};
    const { machine } = typeof flow === 'function' ? await flow() : (flow ?? {});
    expect(machine?.id).toBe(id);
  });

  test('give SmartDelay+ the address of its registration (B2.74)', () => {
    expect(routeTo('/7010001/2/smart-delay')?.input({})).toMatchObject({
      site: { registration: { url: 'https://smartdelay.example/registrer', target: '_blank' } },
    });
  });

  test('are behind the check of direct access, except the landing page and unknown addresses (A4.10, C4.15)', () => {
    const open = routes.filter(({ gate }) => gate?.flow !== loadGate);
    expect(open.map(({ patterns: [first] }) => first)).toEqual(['/', '/*']);
  });

  test('match SmartDelay+ before the detail page, whose pattern matches it too (B2.21, C1.2)', () => {
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

  test.each([
    ['/hund/7010001/2/forsikringsbevis', 'certificate'],
    ['/delt/hund/7010001/2/bevis', 'sharedCertificate'],
    ['/tilbud/hund/7010001/2/tilbudsbrev', 'offerLetter'],
  ])('find the document at %s by number and version (B2.17, B2.19, B2.23, C4.7)', (address, kind) => {
    const params = { statename: 'hund', forsikringsnummer: '7010001', version: '2' };
    const input = routeTo(address)?.input(params);
    expect(input).toMatchObject({ kind, address: { number: '7010001', version: '2' } });
    expect(JSON.stringify(input)).not.toContain('hund');
  });

  test.each(['#/router?forsikringsnummer=7010001', '?forsikringsnummer=7010001#/router'])(
    'redirect by the number that stands before or after the #: %s (A2.17, C1.1)',
    (address) => {
      onTestFinished(() => window.history.replaceState(null, '', '/'));
      window.history.replaceState(null, '', address);
      expect(routeTo('/router')?.input({})).toMatchObject({ number: '7010001' });
    },
  );

  test('find a shared policy by number and version, whatever the state name says (B2.22, C4.7)', () => {
    expect(
      routeTo('/delt/hund/7130090/2')?.input({
        statename: 'hund',
        forsikringsnummer: '7130090',
        version: '2',
      }),
    ).toMatchObject({ address: { number: '7130090', version: '2' } });
  });

  test.each(['/et/to/tre/fire', '/delt/bil/7130090/2/noe', '/bm/finnes-ikke'])(
    'lead an unknown address to the page that says so: %s',
    (address) => {
      expect(routeTo(address)?.patterns).toEqual(['/*']);
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

  test.each([
    ['/bm/endre/7020001', '/bm/endre/:forsikringsnummer', { forsikringsnummer: '7020001' }],
    ['/7020001/1/smart-delay', '/:forsikringsnummer/:version/smart-delay', {}],
    ['/bil/7020001/1', '/:statename/:forsikringsnummer/:version', {}],
  ])('take %s for %s, not for a policy by another name (B2.3, C1.2)', (address, pattern, params) => {
    const taken = routes.flatMap((route) => route.patterns).find((one) => matchRoute(parse, one, address)[0]);
    expect(taken).toBe(pattern);
    expect(matchRoute(parse, pattern, address)[1]).toMatchObject(params);
  });
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

  test('give the overview the search from before the visitor left it', () => {
    const inputWith = (drafts: Drafts) => mainRoutes(configuration, drafts)[0]?.input({});
    expect(inputWith({ 'private-landing': { searchedName: 'bil' } })).toMatchObject({ searchedName: 'bil' });
    expect(inputWith({})).toMatchObject({ searchedName: '', openGroups: [] });
    const opened = { searchedName: '', openGroups: ['vehicles'] };
    expect(inputWith({ 'private-landing': opened })).toMatchObject(opened);
  });

  test('give the list of policies to change the search from before the visitor left it (C4.40)', () => {
    const inputWith = (drafts: Drafts) =>
      mainRoutes(configuration, drafts)
        .find(({ patterns }) => patterns[0] === '/bm/endre')
        ?.input({});
    expect(inputWith({ 'choose-policy': { searchedName: 'bil' } })).toMatchObject({ searchedName: 'bil' });
    expect(inputWith({})).toMatchObject({ searchedName: '' });
  });

  test('give the dialogs for insight and travel cards what was typed before the login', () => {
    const inputAt = (address: string, drafts: Drafts) =>
      mainRoutes(configuration, drafts)
        .find(({ patterns }) => patterns[0] === address)
        ?.input({});
    const [typed, failed] = ['Berg', 'Dahl'].map((etternavn) => ({ fodselsnummer: '', etternavn }));
    const insight = (drafts: Drafts) => inputAt('/dele-forsikringer', drafts);
    expect(insight({ insight: failed })).toMatchObject({ draft: failed });
    expect(insight({ insight: failed, 'give-insight': typed })).toMatchObject({ draft: typed });
    expect(insight({})).toMatchObject({ draft: null });
    const draft = { forsikringsnummer: '7100005' };
    expect(inputAt('/reisekort', { 'add-travel-card': draft })).toMatchObject({ draft });
    expect(inputAt('/reisekort', {})).toMatchObject({ draft: null });
  });

  test('give the overview of a company the sorting and the search from before the visitor left it', () => {
    const inputWith = (drafts: Drafts) => mainRoutes(configuration, drafts)[0]?.input({});
    const sorting = { column: 'premie', direction: 'descending' } as const;
    expect(inputWith({ 'business-landing': { sorting } })).toMatchObject({ sorting });
    expect(inputWith({ 'business-landing': { sorting, searchedName: 'bil' } })).toMatchObject({
      searchedName: 'bil',
    });
    expect(inputWith({})).toMatchObject({ sorting: null, searchedName: '' });
  });

  test('give the overview the tips card until the browser remembers that it was closed (A2.29)', () => {
    onTestFinished(() => localStorage.clear());
    expect(routeTo('/')?.input({})).toMatchObject({ showsTips: true });
    localStorage.setItem('showSamleAlleForsikringerCard', 'false');
    expect(routeTo('/')?.input({})).toMatchObject({ showsTips: false });
  });

  test.each(ownLinks)('have a page for the link #%s', (address) => {
    expect(routeTo(address)?.patterns).not.toEqual(['/*']);
  });

  test('contain no address twice', () => {
    const all = routes.flatMap(({ patterns }) => patterns);
    expect([...new Set(all)]).toEqual(all);
  });
});
