import { act, screen } from '@testing-library/react';
import { setup } from 'xstate';
import { defineFlow, type Flow } from '#flows/engine/define-flow.ts';
import { lazyRoute, type Route, route } from '#flows/engine/router.ts';
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
});

/** A page whose code loads when the test resolves it. The gate, if there is one, runs before it. */
export function openLazyPage(hash: string, gate?: Route) {
  let comes = (_: Flow<typeof page>) => {};
  let fails = (_: Error) => {};
  const code = new Promise<Flow<typeof page>>((resolve, reject) => {
    comes = resolve;
    fails = reject;
  });
  const lazy = lazyRoute({ patterns: ['/side', '/side/ny'], flow: () => code }, () => undefined);
  const opened = openRouterInDom(
    [{ ...lazy, ...(gate && { gate }) }, route('/et-annet-sted', otherFlow, () => undefined)],
    hash,
  );
  return {
    ...opened,
    comes: () => act(async () => comes(pageFlow)),
    fails: () => act(async () => fails(new Error('offline'))),
  };
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
