import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CoverRow } from '#domain/policies/details/block.ts';
import { PolicyBlocks } from '#views/policies/policy-blocks.tsx';

afterEach(cleanup);

/** The cells of each row of the table. */
function rowsOf(covers: readonly CoverRow[]) {
  render(<PolicyBlocks blocks={[{ kind: 'covers', heading: 'Dekninger', covers }]} />);
  const table = screen.getByRole('table', { name: 'Dekninger' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

const cover = { name: 'Kasko', sum: 'Inkludert', deductible: '6 000 kr' };

test('a table of covers has the text of a cover, its deductible, and what is not covered (C4.44)', () => {
  const rows = rowsOf([
    { ...cover, about: 'Skade på andre.' },
    { name: 'Godsansvar', sum: 'Ikke dekket', deductible: null, isMissing: true },
  ]);
  expect(rows).toEqual([
    ['Hva', 'Dekket', 'Egenandel'],
    ['KaskoSkade på andre.Egenandel 6 000 kr', 'Inkludert', '6 000 kr'],
    ['Godsansvar', 'Ikke dekket', '–'],
  ]);
});

test('a table of covers without deductibles has no column for them', () => {
  expect(rowsOf([{ ...cover, deductible: null }])).toEqual([
    ['Hva', 'Dekket'],
    ['Kasko', 'Inkludert'],
  ]);
});

test('the word for the terms is a link to them if their address is known (C4.44)', () => {
  const terms = { text: 'Gyldige grunner står i vilkårene.', url: '/vilkar/reise.pdf' };
  expect(rowsOf([{ ...cover, about: 'Når du må avbestille reisen.', terms }])[1]?.[0]).toBe(
    'KaskoNår du må avbestille reisen. Gyldige grunner står i vilkårene.Egenandel 6 000 kr',
  );
  const link = screen.getByRole('link', { name: 'vilkårene' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/vilkar/reise.pdf', '_blank']);
});

test('a cover that the policy lacks is marked, in a table and in a list (C4.44)', () => {
  const { container } = render(
    <PolicyBlocks
      blocks={[
        {
          kind: 'covers',
          heading: 'Dekninger',
          covers: [cover, { name: 'Godsansvar', sum: 'Ikke dekket', deductible: null, isMissing: true }],
        },
        { kind: 'list', heading: 'Tillegg', items: ['Leiebil'], missing: ['Maskinskade'] },
        { kind: 'list', heading: 'Sikringer', items: ['Alarm'] },
      ]}
    />,
  );
  expect([...container.querySelectorAll('tbody tr')].map(({ className }) => className)).toEqual([
    '',
    'policy-covers__missing',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Leiebil',
    'Maskinskade Ikke dekket',
    'Alarm',
  ]);
});

test('one insured object has its own heading below the parts of the whole policy, and two of another kind are compared', () => {
  const object = (group: string, heading: string) =>
    ({ kind: 'object', group, heading, about: `Om ${heading}`, blocks: [] }) as const;
  render(
    <PolicyBlocks
      blocks={[
        object('Hus', 'Skogveien 1'),
        object('Båter', 'Askeladden'),
        object('Båter', 'Buster'),
        { kind: 'text', text: 'Forsikringen gjelder i Norden.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Skogveien 1',
    'Båter (2)',
  ]);
  const text = document.body.textContent;
  expect(text.startsWith('Forsikringen gjelder i Norden.')).toBe(true);
  expect(text).toContain('Skogveien 1Om Skogveien 1Hva som er dekket, står i forsikringsbeviset.');
});
