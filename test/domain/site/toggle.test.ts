import { expect, test } from 'vitest';
import { type Toggle, toggles } from '#domain/site/toggle.ts';

test('every feature flag has a key of its own (A3.17)', () => {
  const keys: readonly Toggle[] = Object.values(toggles);
  expect(new Set(keys).size).toBe(8);
  expect(toggles).toEqual({
    transition: 'overgang',
    redirect: 'overgang-videresending',
    skipIntermediatePage: 'overgang-hopp-over-mellomside',
    hideHealthDeclaration: 'skjul-helseerklaring',
    richOutbuilding: 'rik-driftsbygning',
    richFarmResidence: 'rik-vaningshus',
    richCraftsman: 'rik-handverker',
    craftsmanPage: 'handverker-detaljside',
  });
});

test('every key can be part of an address without encoding', () => {
  for (const key of Object.values(toggles)) expect(encodeURIComponent(key)).toBe(key);
});
