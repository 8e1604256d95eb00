import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, openLazyPage } from './lazy-page.tsx';

test('the placeholder is shown until the code has loaded', async () => {
  const { comes } = openLazyPage('#/side');
  expect(heading()).toBe('Koden er på vei');
  await comes();
  await waitFor(() => expect(heading()).toBe('Listen'));
});

test('a page whose code has loaded is shown without a spinner', async () => {
  const { comes } = openLazyPage('#/et-annet-sted');
  await comes();
  const headings: (string | null)[] = [];
  const observer = new MutationObserver(() => headings.push(heading()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  window.location.hash = '#/side';
  await waitFor(() => expect(heading()).toBe('Listen'));
  observer.disconnect();
  expect(headings).toContain('Listen');
  expect(headings).not.toContain('Koden er på vei');
});

test('the address of a later state opens that state', async () => {
  const { comes } = openLazyPage('#/side/ny');
  await comes();
  await waitFor(() => expect(heading()).toBe('Skjemaet'));
  expect(window.location.hash).toBe('#/side/ny');
});

test('code that fails to load shows the error fallback, and is reported once', async () => {
  const { fails, happened } = openLazyPage('#/side');
  await fails();
  expect(heading()).toBe('Noe gikk galt');
  expect(document.title).toBe('Noe gikk galt – Forsikring');
  expect(happened).toEqual([{ failed: '/side', error: 'Error: offline' }]);
});

test('code that loads late does not replace the page of another address', async () => {
  const { comes, happened } = openLazyPage('#/side');
  window.location.hash = '/et-annet-sted';
  await waitFor(() => expect(heading()).toBe('Vi har flyttet'));
  await comes();
  expect(heading()).toBe('Vi har flyttet');
  expect(happened).not.toContain('address restored');
});
