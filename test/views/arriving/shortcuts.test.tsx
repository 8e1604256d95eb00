import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { intermediateCases } from '#flows/arriving/intermediate/cases.ts';
import { Shortcuts } from '#views/arriving/shortcuts.tsx';

afterEach(cleanup);

test.each([
  [
    'leads to the address at the successor with the number of the bank',
    '3361',
    true,
    'https://kunde.forsikring.example/hopp/3361/pm/helseerklaring',
  ],
  ['is missing without a declaration', '3361', false, null],
  ['is missing if the bank is not a number', '../x', true, null],
])('the shortcut to a health declaration %s (A7.7)', (_, bankregnr, hasDeclaration, address) => {
  const visitor = { organisasjonsnummer: null, bank: { bankregnr } };
  render(<Shortcuts context={{ visitor, hasDeclaration, site: intermediateCases.input }} />);
  const link = screen.queryByRole('link', { name: 'Fyll ut helseerklæring' });
  expect(link?.getAttribute('href') ?? null).toBe(address);
});
