import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ola } from '#flows/sharing/given-insight/cases.ts';
import { GivenInsight } from '#views/sharing/given-insight.tsx';

afterEach(cleanup);

type State = Parameters<typeof GivenInsight>[0]['state'];

function show(state: State, relations: readonly (typeof ola)[]) {
  const context = { relations, toDelete: null, change: null, error: null };
  render(<GivenInsight state={state} context={context} send={() => {}} />);
}

const nobody = 'Du har ikke gitt noen innsyn.';

test('a customer who has given nobody insight reads so, and there is no empty list (B2.93)', () => {
  show('listed.closed', []);
  expect(screen.getAllByText(nobody)).toHaveLength(1);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a list with a person does not say that it is empty', () => {
  show('listed.closed', [ola]);
  expect(screen.getByRole('listitem').textContent).toBe('Ola BekkevoldSlett innsynet til Ola Bekkevold');
  expect(screen.queryByText(nobody)).toBeNull();
});

test.each(['loading.known', 'loading.unknown'] as const)(
  'while the list is loaded (%s), neither the persons from before nor the sentence for nobody are shown',
  (state) => {
    show(state, [ola]);
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    show(state, []);
    expect(screen.queryByText(nobody)).toBeNull();
  },
);
