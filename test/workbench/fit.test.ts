import { expect, test } from 'vitest';
import { fitting, misfit } from '#workbench/page/fit.ts';

test('a persona that does not fit a flow is named with the reason', () => {
  expect(misfit('order-policy', 'private-one')).toBe(
    'order-policy is for a company; private-one is a private customer.',
  );
  expect(misfit('add-travel-card', 'business-admin')).toBe(
    'add-travel-card is for a private customer; business-admin is a company.',
  );
});

test('nothing is said of a persona that fits, of a flow for both, and of an unknown persona', () => {
  expect(misfit('order-policy', 'business-admin')).toBe('');
  expect(misfit('settings', 'business-admin')).toBe('');
  expect(misfit('order-policy', 'nobody')).toBe('');
});

test('a persona that gets in is named instead of one that does not', () => {
  expect(fitting('change-policy', 'private-rich')).toBe('business-admin');
  expect(fitting('add-travel-card', 'business-admin')).toBe('private-rich');
  expect(fitting('change-policy', 'business-reader')).toBe('business-reader');
});
