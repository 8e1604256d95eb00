import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coverTable, type InsuredObject, missingCover, type Part } from '#domain/policies/details/block.ts';
import { describeOccupationGroups } from '#domain/policies/details/people.ts';
import { PolicyBlocks } from '#views/policies/policy-blocks.tsx';

afterEach(cleanup);

const group = (yrkesgruppe: string, antallAnsatte: number) => ({
  ...{ yrkesgruppe, antallAnsatte, antallArsverk: null, selvstendigNaringsdrivende: false, fritekst: null },
  ...{ utvidetMenAnnenUlykke: null, utvidetMenYrkesskade: null, annenUlykkeFritid: null, objektId: null },
});

test('groups of employees are one table with their sum, and fold on a phone (C4.48, B2.63)', () => {
  const yrkesgrupper = [group('Snekker', 11), group('Kontor', 3), group('Maler', 2), group('Lager', 1)];
  const blocks = describeOccupationGroups({ yrkesgrupper });
  const { container } = render(<PolicyBlocks blocks={blocks} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Yrkesgrupper (4)');
  const table = screen.getByRole('table', { name: 'Yrkesgrupper side om side' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Navn', 'Antall ansatte'],
    ['Snekker', '11'],
    ['Kontor', '3'],
    ['Maler', '2'],
    ['Lager', '1'],
    ['Til sammen', '17'],
  ]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  expect(container.querySelector('.policy-object dl')?.textContent).toBe('Selvstendig næringsdrivendeNei');
  const folded = container.querySelector('.policy-comparison .policy-page__blocks');
  expect(folded?.querySelector('dl')?.textContent).toBe('Selvstendig næringsdrivendeNei');
  expect(folded?.querySelectorAll('dl')[1]?.textContent).toBe('Antall ansatte, til sammen17');
  expect([...(folded?.querySelectorAll('summary') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'SnekkerAntall ansatte 11',
    'KontorAntall ansatte 3',
    'MalerAntall ansatte 2',
    'LagerAntall ansatte 1',
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
    ['Hva', 'Hus', 'UthusHva som er dekket, står i forsikringsbeviset.'],
    ['Bygning'],
    ['Byggeår', '1978', '–'],
  ]);
  const [, folded] = container.querySelectorAll('details');
  expect(folded?.textContent).toBe('UthusHva som er dekket, står i forsikringsbeviset.');
});

test('few objects stand beside each other, with what a cover is below its name, and what one object lacks (C4.48)', () => {
  const house = (heading: string, items: readonly string[], missing: readonly string[]): InsuredObject => ({
    ...{ kind: 'object', group: 'Bygninger', heading, about: null },
    blocks: coverTable([
      ...items.map((name) => ({ name, sum: 'Inkludert', deductible: null })),
      ...missing.map(missingCover),
    ]),
  });
  render(
    <PolicyBlocks
      blocks={[house('Hus', ['Bygning', 'Innbo'], []), house('Uthus', ['Bygning'], ['Innbo'])]}
    />,
  );
  const rows = within(screen.getByRole('table', { name: 'Bygninger side om side' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Hva', 'Hus', 'Uthus'],
    ['Dekninger'],
    ['BygningSkade på selve bygningen.', 'Inkludert', 'Inkludert'],
    ['InnboSkade på møbler, klær og andre ting i hjemmet.', 'Inkludert', 'Ikke dekket'],
  ]);
});

test('what all objects have is explained on a phone too, with the link to the terms (C4.44, C4.48)', () => {
  const text = 'Vanlige skader står i vilkårene.';
  const car = (heading: string, year: string): InsuredObject => ({
    ...{ kind: 'object', group: 'Kjøretøy', heading, about: null },
    blocks: [
      {
        ...{ kind: 'covers', heading: 'Dekninger' },
        covers: [
          {
            ...{ name: 'Kasko', about: 'Skade på bilen.', sum: 'Inkludert', deductible: null },
            terms: { text, url: 'https://bank.example/vilkar.pdf' },
          },
        ],
      },
      { kind: 'facts', heading: 'Om bilen', facts: [{ label: 'Årsmodell', value: year }] },
    ],
  });
  const { container } = render(<PolicyBlocks blocks={[car('Volvo', '2020'), car('Saab', '2009')]} />);
  const phone = container.querySelector('.policy-comparison .policy-page__blocks');
  expect(phone?.textContent).toContain('Kasko: Skade på bilen. Vanlige skader står i vilkårene');
  expect(phone?.querySelector('a')?.href).toBe('https://bank.example/vilkar.pdf');
});

test.each([
  ['two objects stand above what they have in common', 2, ['DETAILS', 'DETAILS', 'DIV']],
  ['four objects stand below it', 4, ['DIV', 'DETAILS', 'DETAILS', 'DETAILS', 'DETAILS']],
] as const)('on a phone, %s (C4.48)', (_, count, parts) => {
  const about = (year: string): Part => ({
    ...{ kind: 'facts', heading: 'Om bygningen' },
    facts: [
      { label: 'Egenandel', value: '6 000 kr' },
      { label: 'Byggeår', value: year },
    ],
  });
  const houses = Array.from({ length: count }, (__, place): InsuredObject => {
    const years = { blocks: [about(`199${place}`)] };
    return { kind: 'object', group: 'Bygninger', heading: `Hus ${place}`, about: null, ...years };
  });
  const { container } = render(<PolicyBlocks blocks={houses} />);
  const phone = container.querySelector('.policy-comparison .policy-page__blocks');
  expect([...(phone?.children ?? [])].map(({ tagName }) => tagName)).toEqual(parts);
});
