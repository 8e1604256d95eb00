import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { businessMenu, menuOf } from '#domain/overview/menu.ts';
import { nothingSettled } from '#domain/overview/private-sources.ts';
import type { Role } from '#domain/person/role.ts';
import { companyForms, type EmployeeFormKind } from '#domain/products/employee-insurance.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Settled } from '#domain/site/settled.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';

const site = {
  ...landingSite,
  urls: { ...landingSite.urls, documents: { ...landingSite.urls.documents, target: '_blank' } },
};
/** All responses that the menu waits for. */
const known = {
  ...nothingSettled,
  threads: { value: 0, error: null },
  travelCards: { value: [], error: null },
  archive: { value: true, error: null },
};
const failed = { value: null, error: apiError({ status: 500 }) };
const targetsIn = (menu: ReturnType<typeof menuOf>) =>
  menu.flatMap(({ text, to: { target } }) => (target === undefined ? [] : [[text, target]]));

test('a page of the surrounding site opens in the window that the configuration names (A3.13)', () => {
  expect(targetsIn(menuOf(known, site, false))).toEqual([['Dokumenter', '_blank']]);
  expect(targetsIn(businessMenu(site, { role: 'ADMIN', employeeForms: [] }))).toEqual([
    ['Dokumenter', '_blank'],
  ]);
});

test('the menu links to the pages of the surrounding site (A2.9, A2.10, A2.11, A2.14)', () => {
  const urls = new Map(
    menuOf({ ...known, threads: { value: 1, error: null } }, landingSite, false).map(
      ({ text, to: { url } }) => [text, url],
    ),
  );
  expect(urls.get('Faktura')).toBe('/faktura');
  expect(urls.get('Meldinger')).toBe('/forsikring-kundekommunikasjon-web');
  expect(urls.get('Skadesaker')).toBe('/forsikre/meld-skade');
  expect(urls.get('Ofte stilte spørsmål og svar')).toBe('/kundeservice/sporsmal-og-svar');
});

test('the menu has an order (A2.24)', () => {
  const all = {
    ...known,
    threads: { value: 2, error: null },
    travelCards: { value: ['7010009'], error: null },
  };
  expect(menuOf(all, site, false).map(({ text }) => text)).toEqual([
    'Faktura',
    'Meldinger',
    'Reisekort',
    'Skadesaker',
    'Dokumenter',
    'Profil og innstillinger',
    'Dele forsikringer',
    'Ofte stilte spørsmål og svar',
  ]);
});

test('customers who have switched agreement have no link to claims (A2.24)', () => {
  const texts = (hasSwitched: boolean) => menuOf(known, site, hasSwitched).map(({ text }) => text);
  expect(texts(false)).toContain('Skadesaker');
  expect(texts(true)).toEqual(texts(false).filter((text) => text !== 'Skadesaker'));
});

test('visitors who act for themselves have no link to a page of a business (C1.8)', () => {
  const urls = menuOf(known, site, false).map(({ to: { url } }) => url);
  expect(urls).toContain('#/innstillinger');
  expect(urls.filter((url) => url.includes('/bm/'))).toEqual([]);
});

test('messages have a link if there are any, and travel cards one to the card or to the list, where an employee adds the first one (A2.24, A7.17, B2.101, B7.35)', () => {
  const settled = <T>(value: T) => ({ value, error: null });
  const urlOf = (cards: readonly string[]) =>
    menuOf({ ...known, travelCards: settled(cards) }, site, false).find(({ text }) => text === 'Reisekort')
      ?.to.url;
  expect(urlOf([])).toBe('#/reisekort');
  expect(urlOf(['7010009', '7010009'])).toBe('#/reisekort/7010009');
  expect(urlOf(['7010009', '7010010'])).toBe('#/reisekort');
  const messages = (count: number) =>
    menuOf({ ...known, threads: settled(count) }, site, false)
      .filter(({ text }) => text === 'Meldinger')
      .map((link) => link.count);
  expect([messages(0), messages(12)]).toEqual([[], [12]]);
});

const reports = (role: Role | null, ...employeeForms: readonly EmployeeFormKind[]) =>
  businessMenu(site, { role, employeeForms }).flatMap(({ text, to }) =>
    text.startsWith('Inn-') ? [[text, to.url.replace('#/bm/admin/', '')]] : [],
  );

describe('the links to the employee reports (A2.32, B6.5, C4.5)', () => {
  const standard = 'ansatt-inn-og-utmelding';
  const own = 'selvadministrert-inn-og-utmelding';

  test.each([
    ['no employee insurance', [], []],
    ['standard insurance', ['standard'], [['Inn- og utmelding av ansatte', standard]]],
    ['self-administered insurance', ['selfAdministered'], [['Inn- og utmelding av ansatte', own]]],
    [
      'both kinds of insurance',
      ['standard', 'selfAdministered'],
      [
        ['Inn- og utmelding av ansatte', own],
        ['Inn- og utmelding – Andre forsikringer', standard],
      ],
    ],
  ] as const)('fit a company with %s', (_, forms, links) => {
    expect(reports('ADMIN', ...forms)).toEqual(links);
  });

  test.each([
    ['self-administered insurance in force', { produkt: 'N17', selvadministrert: true }, [own]],
    [
      'accepted self-administered insurance',
      { produkt: 'N17', selvadministrert: true, status: 'AKSEPT' },
      [own],
    ],
    ['ended self-administered insurance', { produkt: 'N17', selvadministrert: true, status: 'UKJENT' }, []],
    ['personnel insurance without the flag', { produkt: 'N17' }, [standard]],
    ['another insurance with the flag', { produkt: 'N20', selvadministrert: true }, [standard]],
    ['insurance without employees, with the flag', { produkt: 'N33', selvadministrert: true }, []],
    ['an offer of a Virke product', { produkt: 'N75', status: 'TILBUD' }, []],
  ])('fit a company with %s (C4.4)', (_, policy, pages) => {
    const wire = {
      forsikringsnummer: '7020001',
      versjon: 1,
      forsikringstekst: 'Forsikring',
      status: 'KRAFT',
      periode: { fra: '2026-01-01' },
      premie: 1000,
      ...policy,
    };
    expect(reports('ADMIN', ...companyForms([wire]).forms).map(([, page]) => page)).toEqual(pages);
  });

  test('are shown only to visitors with write access', () => {
    const shows = (role: Role | null) => reports(role, 'standard', 'selfAdministered').length > 0;
    expect([shows('ADMIN'), shows('SKRIVE'), shows('LESE'), shows(null)]).toEqual([true, true, false, false]);
  });
});

test('messages have a link if counting them fails and there is a health declaration (A2.24, A7.15, C2.8)', () => {
  const texts = (declaration: boolean) =>
    menuOf(
      { ...known, threads: failed, declaration: { value: declaration, error: null } },
      landingSite,
      false,
    ).map(({ text }) => text);
  expect(texts(true)).toContain('Meldinger');
  expect(texts(false)).not.toContain('Meldinger');
});

test('documents have a mark if some are unread, and no link if there are none (A7.15, A7.16, C2.8)', () => {
  const marks = (unread: boolean, archive: Settled<boolean> | null) =>
    menuOf({ ...known, unread: { value: unread, error: null }, archive }, landingSite, false)
      .filter(({ text }) => text === 'Dokumenter')
      .map(({ isNew }) => isNew);
  expect(marks(true, { value: true, error: null })).toEqual([true]);
  expect(marks(false, { value: true, error: null })).toEqual([false]);
  expect(marks(false, { value: false, error: null })).toEqual([]);
  expect([marks(false, failed), marks(false, null)]).toEqual([[false], [false]]);
});

test('links to invoices and claims take their addresses from the configuration (B7.36)', () => {
  const urls = {
    ...landingSite.urls,
    invoice: { url: '/betal-her' as AllowedAddress },
    claims: { url: '/mine-skader' as AllowedAddress },
  };
  const menu = menuOf(known, { ...landingSite, urls }, false);
  const urlOf = (name: string) => menu.find(({ text }) => text === name)?.to.url;
  expect([urlOf('Faktura'), urlOf('Skadesaker')]).toEqual(['/betal-her', '/mine-skader']);
});

test.each(['threads', 'travelCards', 'archive'] as const)(
  'the menu has placeholders and no links until %s is known',
  (source) => {
    const menu = menuOf({ ...known, [source]: null }, landingSite, false);
    expect(menu.map(({ isPending }) => isPending)).not.toContain(false);
    expect(menu.length).toBeGreaterThan(4);
  },
);
