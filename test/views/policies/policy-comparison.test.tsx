import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { InsuredObject, Part } from '#domain/policies/details/block.ts';
import { describeOccupationGroups } from '#domain/policies/details/people.ts';
import { PolicyBlocks } from '#views/policies/policy-blocks.tsx';

afterEach(cleanup);

const group = (yrkesgruppe: string, antallAnsatte: number) => ({
  ...{ yrkesgruppe, antallAnsatte, antallArsverk: null, selvstendigNaringsdrivende: false, fritekst: null },
  ...{ utvidetMenAnnenUlykke: null, utvidetMenYrkesskade: null, annenUlykkeFritid: null, objektId: null },
});

test('groups of employees are one table with their sum, and fold on a phone (C4.48, B2.63)', () => {
  const blocks = describeOccupationGroups({ yrkesgrupper: [group('Snekker', 11), group('Kontor', 3)] });
  const { container } = render(<PolicyBlocks blocks={blocks} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Yrkesgrupper (2)');
  const table = screen.getByRole('table', { name: 'Yrkesgrupper side om side' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Navn', 'Antall ansatte'],
    ['Snekker', '11'],
    ['Kontor', '3'],
    ['Til sammen', '14'],
  ]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  expect(container.querySelector('.policy-object dl')?.textContent).toBe('Selvstendig næringsdrivendeNei');
  const folded = container.querySelector('.policy-comparison .policy-page__blocks');
  expect(folded?.querySelector('dl')?.textContent).toBe('Selvstendig næringsdrivendeNei');
  expect(folded?.querySelectorAll('dl')[1]?.textContent).toBe('Antall ansatte, til sammen14');
  expect([...(folded?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'SnekkerAntall ansatte 11',
    'KontorAntall ansatte 3',
  ]);
});

test('an object without details refers to the certificate, in the table and on a phone (C4.48)', () => {
  const house = (heading: string, ...parts: readonly Part[]): InsuredObject => ({
    ...{ kind: 'object', group: 'Bygninger', heading, about: null },
    blocks: parts,
  });
  const known: Part = { kind: 'facts', heading: 'Bygning', facts: [{ label: 'Byggeår', value: '1978' }] };
  const { container } = render(<PolicyBlocks blocks={[house('Hus', known), house('Uthus')]} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Navn', 'Byggeår'],
    ['Hus', '1978'],
    ['UthusHva som er dekket, står i forsikringsbeviset.', '–'],
  ]);
  const [, folded] = container.querySelectorAll('details');
  expect(folded?.textContent).toBe('UthusHva som er dekket, står i forsikringsbeviset.');
});
