import { describe, expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { mainMenu } from '#domain/site/main-menu.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

const site = {
  mainApp: '',
  invoice: link('/faktura'),
  documents: link('/dokumenter'),
  claim: { ...link('/meld-skade'), target: '_blank' },
};

const always = [
  { text: 'Oversikt', to: { url: '#/' } },
  { text: 'Meld skade', to: { url: '/meld-skade', target: '_blank' } },
  { text: 'Faktura', to: { url: '/faktura' } },
  { text: 'Dokumenter', to: { url: '/dokumenter' } },
];

describe('the menu in the masthead (A2.11, C4.31)', () => {
  test('has the pages of a private customer', () => {
    expect(mainMenu(site, null)).toEqual([
      ...always,
      { text: 'Reisekort', to: { url: '#/reisekort' } },
      { text: 'Dele forsikringer', to: { url: '#/dele-forsikringer' } },
      { text: 'Profil og innstillinger', to: { url: '#/innstillinger' } },
    ]);
  });

  test('has the pages of an organisation', () => {
    expect(mainMenu(site, '923609016')).toEqual([
      ...always,
      { text: 'Tilganger', to: { url: '#/bm/tilganger' } },
      { text: 'Profil og innstillinger', to: { url: '#/bm/innstillinger' } },
    ]);
  });

  test('has the links of every visitor while the active party is unknown', () => {
    expect(mainMenu(site, undefined)).toEqual(always);
  });

  test('leads to the main app from another document', () => {
    const [overview] = mainMenu({ ...site, mainApp: '/mine-forsikringer' }, null);
    expect(overview).toEqual({ text: 'Oversikt', to: { url: '/mine-forsikringer#/' } });
  });
});
