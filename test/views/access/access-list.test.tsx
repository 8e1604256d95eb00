import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dataFor, organisation } from '#flows/access/load-access/cases.ts';
import { AccessList } from '#views/access/access-list.tsx';

afterEach(cleanup);

const [fromRegister] = organisation.autoRelasjoner;

function show(state: 'page.list.fresh' | 'page.list.refreshing', rolle = 'ADMIN') {
  const { visitor } = dataFor('ADMIN');
  const autoRelasjoner = fromRegister ? [{ ...fromRegister, rolle }] : [];
  render(
    <AccessList
      state={state}
      context={{ organisation: { ...organisation, autoRelasjoner }, visitor, error: null }}
      send={() => {}}
    />,
  );
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  ['ADMIN', 'Gunnar LienAdministrator · Fra Foretaksregisteret'],
  ['', 'Gunnar LienFra Foretaksregisteret'],
])('a person from the register with the role "%s" is listed as "%s" (B2.90)', (rolle, row) => {
  show('page.list.fresh', rolle);
  expect(rows()).toContain(row);
});

test.each([
  ['page.list.fresh', 'false'],
  ['page.list.refreshing', 'true'],
] as const)('the list of %s is marked as busy: %s', (state, isBusy) => {
  show(state);
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe(isBusy);
});
