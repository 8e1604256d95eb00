import { expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { afterLogin, loginAddress } from '#domain/site/login.ts';

const login = { url: '/logg-inn?nivaa=4' as AllowedAddress };

test('a first login returns to my page (A2.13, C1.5)', () => {
  expect(loginAddress(login, afterLogin)).toBe('/logg-inn?nivaa=4&returnurl=%2Fmin-side');
});

test('a login after a lost session returns to the present page (A2.13, C1.5)', () => {
  expect(loginAddress(login, '/kjope#/reise')).toBe('/logg-inn?nivaa=4&returnurl=%2Fkjope%23%2Freise');
});
