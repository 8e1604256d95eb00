import { expect, test } from 'vitest';
import { type Toggle, toggles } from '#domain/site/toggle.ts';

test('A3.17: every switch is asked for by a key of its own', () => {
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

test('A7.4: every key stands in an address as it is', () => {
  for (const key of Object.values(toggles)) expect(encodeURIComponent(key)).toBe(key);
});
