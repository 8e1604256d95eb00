import { expect, test } from 'vitest';
import { businessMenu, menuOf } from '#domain/overview/menu.ts';
import { landingSite } from '#flows/overview/home/cases.ts';

const site = {
  ...landingSite,
  urls: { ...landingSite.urls, documents: { ...landingSite.urls.documents, target: '_blank' } },
};
const targetsIn = (menu: ReturnType<typeof menuOf>) =>
  menu.flatMap(({ text, to: { target } }) => (target === undefined ? [] : [[text, target]]));

test('A3.13: a page of the site around opens in the window that the configuration names', () => {
  expect(targetsIn(menuOf({ threads: null, travelCards: null }, site, false))).toEqual([
    ['Dokumenter', '_blank'],
  ]);
  expect(targetsIn(businessMenu(site, { role: 'ADMIN', isSelfAdministered: false }))).toEqual([
    ['Dokumenter', '_blank'],
  ]);
});
