import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { route } from '#flows/engine/router.ts';
import { openRouterInDom } from './router-in-dom.tsx';

const loading = setup({}).createMachine({
  id: 'loading',
  initial: 'loaded',
  states: { loaded: { type: 'final' } },
});

const loadingFlow = defineFlow({
  title: 'Lasting',
  machine: loading,
  actors: {},
  views: { loaded: 'exit' },
});

/** Shows its child flow until the test says that the child's end has been rendered. */
const page = setup({
  types: { events: {} as { type: 'rendered' } },
  actors: { loading: {} as typeof loading },
}).createMachine({
  id: 'page',
  initial: 'loading',
  states: {
    loading: { invoke: { id: 'loading', src: 'loading' }, on: { rendered: 'shown' } },
    shown: {},
  },
});

const pageFlow = defineFlow({
  title: 'Side',
  machine: page,
  actors: { loading: loadingFlow },
  views: { loading: { child: 'loading' }, shown: () => <h1>Tilganger</h1> },
});

const payment = setup({ types: { output: {} as Exit } }).createMachine({
  id: 'payment',
  initial: 'sent',
  states: { sent: { type: 'final' } },
  output: { post: { address: 'https://bank.example/' as AllowedAddress, fields: { kid: '0001' } } },
});

const paymentFlow = defineFlow({ title: 'Betaling', machine: payment, actors: {}, views: { sent: 'exit' } });

test('a flow that has ended with a form shows that it failed if the browser refuses the form', () => {
  const { happened, refusesForm } = openRouterInDom([route('/', paymentFlow, () => undefined)]);
  expect(happened).toContainEqual({ post: { address: 'https://bank.example/', fields: { kid: '0001' } } });
  expect(screen.queryByRole('heading', { name: 'Noe gikk galt' })).toBeNull();
  act(refusesForm);
  expect(screen.getByRole('heading', { name: 'Noe gikk galt' })).not.toBeNull();
});

test('a child flow that has ended before its first render has the placeholder, not an empty page', () => {
  const { router } = openRouterInDom([route('/', pageFlow, () => undefined)]);
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Koden er på vei']);
  act(() => router.current()?.actor.send({ type: 'rendered' }));
  expect(headings()).toEqual(['Tilganger']);
});
