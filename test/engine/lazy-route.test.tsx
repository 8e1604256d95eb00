import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineFlow, type Flow } from '#flows/engine/define-flow.ts';
import { lazyRoute, route } from '#flows/engine/router.ts';
import { otherFlow } from './house-flow.tsx';
import { openRouterInDom } from './router-in-dom.tsx';

const page = setup({ types: { events: {} as { type: 'address.requested'; address: string } } }).createMachine(
  {
    id: 'page',
    initial: 'list',
    states: {
      list: { meta: { address: '/side' }, on: { 'address.requested': 'form' } },
      form: { meta: { address: '/side/ny' } },
    },
  },
);

const pageFlow = defineFlow({
  title: 'Siden',
  machine: page,
  actors: {},
  views: { list: () => <h1>Listen</h1>, form: () => <h1>Skjemaet</h1> },
  frames: {},
});

/** A page whose code loads when the test resolves it. */
function openLater(hash: string) {
  let comes = (_: Flow<typeof page>) => {};
  let fails = (_: Error) => {};
  const code = new Promise<Flow<typeof page>>((resolve, reject) => {
    comes = resolve;
    fails = reject;
  });
  const opened = openRouterInDom(
    [
      lazyRoute({ patterns: ['/side', '/side/ny'], flow: () => code }, () => undefined),
      route('/et-annet-sted', otherFlow, () => undefined),
    ],
    hash,
  );
  return {
    ...opened,
    comes: () => act(async () => comes(pageFlow)),
    fails: () => act(async () => fails(new Error('offline'))),
  };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the placeholder is shown until the code has loaded', async () => {
  const { comes } = openLater('#/side');
  expect(heading()).toBe('Koden er på vei');
  await comes();
  await waitFor(() => expect(heading()).toBe('Listen'));
});

test('a page whose code has loaded is shown without a spinner', async () => {
  const { comes } = openLater('#/et-annet-sted');
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
  const { comes } = openLater('#/side/ny');
  await comes();
  await waitFor(() => expect(heading()).toBe('Skjemaet'));
  expect(window.location.hash).toBe('#/side/ny');
});

test('code that fails to load shows the error fallback, and is reported once', async () => {
  const { fails, happened } = openLater('#/side');
  await fails();
  expect(heading()).toBe('Noe gikk galt');
  expect(document.title).toBe('Noe gikk galt – Forsikring');
  expect(happened).toEqual([{ failed: '/side', error: 'Error: offline' }]);
});

test('code that loads late does not replace the page of another address', async () => {
  const { comes, happened } = openLater('#/side');
  window.location.hash = '/et-annet-sted';
  await waitFor(() => expect(heading()).toBe('Vi har flyttet'));
  await comes();
  expect(heading()).toBe('Vi har flyttet');
  expect(happened).not.toContain('address restored');
});
