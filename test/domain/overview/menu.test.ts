import { describe, expect, test } from 'vitest';
import type { EmployeeForm } from '#domain/employees/employee-insurance.ts';
import { businessActions, businessMenu, menuOf } from '#domain/overview/menu.ts';
import type { Role } from '#domain/person/role.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { landingSite } from '#flows/overview/home/cases.ts';

const site = {
  ...landingSite,
  urls: { ...landingSite.urls, documents: { ...landingSite.urls.documents, target: '_blank' } },
};
const targetsIn = (menu: ReturnType<typeof menuOf>) =>
  menu.flatMap(({ text, to: { target } }) => (target === undefined ? [] : [[text, target]]));

test('a page of the surrounding site opens in the window that the configuration names (A3.13)', () => {
  expect(targetsIn(menuOf({ threads: null, travelCards: null }, site, false))).toEqual([
    ['Dokumenter', '_blank'],
  ]);
  expect(targetsIn(businessMenu(site, { role: 'ADMIN', employeeForms: [] }))).toEqual([
    ['Dokumenter', '_blank'],
  ]);
});

test('the menu links to the pages of the surrounding site (A2.9, A2.10, A2.11, A2.14)', () => {
  const urls = new Map(
    menuOf({ threads: { value: 1, error: null }, travelCards: null }, landingSite, false).map(
      ({ text, to: { url } }) => [text, url],
    ),
  );
  expect(urls.get('Faktura')).toBe('/faktura');
  expect(urls.get('Meldinger')).toBe('/forsikring-kundekommunikasjon-web');
  expect(urls.get('Skadesaker')).toBe('/forsikre/meld-skade');
  expect(urls.get('Ofte stilte spørsmål og svar')).toBe('/kundeservice/sporsmal-og-svar');
  expect(businessActions(landingSite, null)).toEqual([
    { text: 'Meld skade', to: { url: '/meld-skade/meld-skade-skjema#/' } },
  ]);
});

test('A2.24: customers who have switched agreement have no link to claims', () => {
  const texts = (hasSwitched: boolean) =>
    menuOf({ threads: null, travelCards: null }, site, hasSwitched).map(({ text }) => text);
  expect(texts(false)).toContain('Skadesaker');
  expect(texts(true)).toEqual(texts(false).filter((text) => text !== 'Skadesaker'));
});

test('A2.24, A7.17, B7.35: messages and travel cards have links where there are any', () => {
  const settled = <T>(value: T) => ({ value, error: null });
  const urlOf = (cards: readonly string[]) =>
    menuOf({ threads: null, travelCards: settled(cards) }, site, false).find(
      ({ text }) => text === 'Reisekort',
    )?.to.url;
  expect(urlOf([])).toBeUndefined();
  expect(urlOf(['7010009', '7010009'])).toBe('#/reisekort/7010009');
  expect(urlOf(['7010009', '7010010'])).toBe('#/reisekort');
  const messages = (count: number) =>
    menuOf({ threads: settled(count), travelCards: null }, site, false)
      .filter(({ text }) => text === 'Meldinger')
      .map((link) => link.count);
  expect([messages(0), messages(12)]).toEqual([[], [12]]);
});

const reports = (role: Role | null, ...employeeForms: readonly EmployeeForm[]) =>
  businessMenu(site, { role, employeeForms }).flatMap(({ text, to }) =>
    text.startsWith('Inn-') ? [[text, to.url.replace('#/bm/admin/', '')]] : [],
  );

describe('A2.32, B6.5, C4.5: links to the reports of employees', () => {
  const standard = 'ansatt-inn-og-utmelding';
  const own = 'selvadministrert-inn-og-utmelding';

  test.each([
    ['no employee insurance', [], []],
    ['standard insurance', ['standard'], [['Inn- og utmelding av ansatte', standard]]],
    ['self-administered insurance', ['selfAdministered'], [['Inn- og utmelding av ansatte', own]]],
    [
      'both',
      ['standard', 'selfAdministered'],
      [
        ['Inn- og utmelding av ansatte', own],
        ['Inn- og utmelding – Andre forsikringer', standard],
      ],
    ],
  ] as const)('of a company with %s', (_, forms, links) => {
    expect(reports('ADMIN', ...forms)).toEqual(links);
  });

  test('show to those who may write', () => {
    const shows = (role: Role | null) => reports(role, 'standard', 'selfAdministered').length > 0;
    expect([shows('ADMIN'), shows('SKRIVE'), shows('LESE'), shows(null)]).toEqual([true, true, false, false]);
  });
});

test('links to invoices and claims take their addresses from the configuration (B7.36)', () => {
  const urls = {
    ...landingSite.urls,
    invoice: { url: '/betal-her' as AllowedAddress },
    claims: { url: '/mine-skader' as AllowedAddress },
  };
  const menu = menuOf({ threads: null, travelCards: null }, { ...landingSite, urls }, false);
  const urlOf = (name: string) => menu.find(({ text }) => text === name)?.to.url;
  expect([urlOf('Faktura'), urlOf('Skadesaker')]).toEqual(['/betal-her', '/mine-skader']);
});
