import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { InsuredObject, Part } from '#domain/policies/details/block.ts';
import { PolicyBlocks } from '#views/policies/policy-blocks.tsx';

afterEach(cleanup);

const facts = (values: Readonly<Record<string, string>>): Part => ({
  ...{ kind: 'facts', heading: 'Om maskinen' },
  facts: Object.entries(values).map(([label, value]) => ({ label, value })),
});

const covers: Part = { kind: 'list', heading: 'Dekninger', items: ['Brann', 'Tyveri'], missing: ['Kasko'] };

const norden: Part = { kind: 'text', text: 'Gjelder i Norden.' };

/** A machine with its value in kroner, which is added up. */
const machine = (heading: string, amount: number | null, ...blocks: readonly Part[]): InsuredObject => ({
  ...{ kind: 'object', group: 'Maskiner', heading, about: null, blocks },
  sums: [{ label: 'Verdi', amount, unit: 'kroner' }],
});

/** The texts of the cells, row by row. Ordinary spaces stand for those that do not break. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')));

/** The parts of the page without a word. */
const emptyParts = (container: HTMLElement) =>
  [...container.querySelectorAll('section, div, dl, dt, dd, p, ul')].filter(
    ({ textContent }) => textContent === '',
  );

/** What distinguishes an object, apart from its name. */
const abouts = (container: HTMLElement) =>
  [...container.querySelectorAll('.policy-object__about')].map(({ textContent }) => textContent);

test('four objects have three columns of what differs, the rest under Mer, and a dash for what one lacks (C4.48)', () => {
  const { container } = render(
    <PolicyBlocks
      blocks={[
        machine(
          'Gravemaskin',
          100_000,
          facts({ Verdi: '100 000 kr', Vekt: '2 tonn', År: '2015', Farge: 'Gul' }),
        ),
        { ...machine('Hjullaster', 200_000, facts({ Verdi: '200 000 kr', År: '2018' })), about: 'XA 1001' },
        machine('Traktor', 50_000, covers, facts({ Verdi: '50 000 kr', Vekt: '4 tonn' })),
        machine('Tilhenger', 0),
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Maskiner side om side' });
  expect(rowsOf(table)).toEqual([
    ['Navn', 'Verdi', 'Vekt', 'Dekninger', 'Mer'],
    ['Gravemaskin', '100 000 kr', '2 tonn', '–', 'År 2015Farge Gul'],
    ['HjullasterXA 1001', '200 000 kr', '–', '–', 'År 2018'],
    ['Traktor', '50 000 kr', '4 tonn', 'BrannTyveriKasko Ikke dekket', '–'],
    ['TilhengerHva som er dekket, står i forsikringsbeviset.', '–', '–', '–', '–'],
    ['Til sammen', '350 000 kr', '–', '–', '–'],
  ]);
  expect(screen.queryByText('Likt for alle')).toBeNull();
  expect(emptyParts(container)).toEqual([]);
  expect(abouts(container).filter((about) => about === 'XA 1001')).toHaveLength(2);
  // Numbers that are added up end where their total does.
  const aligned = [...table.querySelectorAll('.policy-comparison__amount')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
  expect(aligned).toEqual(['Verdi', '100 000 kr', '200 000 kr', '50 000 kr', '–', '350 000 kr']);
});

test('what four objects have in common is above the table, with what none of them covers (C4.48)', () => {
  const years = ['2015', '2016', '2017', '2018'];
  const { container } = render(
    <PolicyBlocks
      blocks={years.map((År) => machine(`Maskin ${År}`, null, covers, facts({ År, Eier: 'Fjordglimt' })))}
    />,
  );
  const [common] = screen.getAllByRole('heading', { name: 'Likt for alle' });
  expect(common?.parentElement?.textContent).toBe(
    'Likt for alleEierFjordglimtDekningerBrannTyveriKasko Ikke dekket',
  );
  const [list] = screen.getAllByRole('heading', { name: 'Dekninger' });
  expect(list?.parentElement?.querySelector('.policy-checks__missing')?.textContent).toBe(
    'Kasko Ikke dekket',
  );
  expect(emptyParts(container)).toEqual([]);
  // An unknown amount leaves out the total.
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Navn', 'År'],
    ...years.map((År) => [`Maskin ${År}`, År]),
  ]);
});

test('two objects have their total beside them, and a mark for what each of them has or lacks (C4.48)', () => {
  const { container } = render(
    <PolicyBlocks
      blocks={[
        {
          ...machine('Traktor', 50_000, norden, facts({ Verdi: '50 000 kr', År: '2015' }), covers),
          about: 'XA 1001',
        },
        machine('Tilhenger', 10_000, facts({ Verdi: '10 000 kr' }), {
          ...covers,
          items: ['Brann'],
          missing: [],
        }),
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Maskiner side om side' });
  expect(rowsOf(table)).toEqual([
    ['Hva', 'TraktorXA 1001', 'Tilhenger', 'Til sammen'],
    ['Om maskinen'],
    ['Verdi', '50 000 kr', '10 000 kr', '60 000 kr'],
    ['År', '2015', '–', ''],
    ['Dekninger'],
    ['Brann', 'Ja', 'Ja', ''],
    ['Tyveri', 'Ja', '–', ''],
    ['Kasko', 'Ikke dekket', '–', ''],
  ]);
  expect(emptyParts(container)).toEqual([]);
  expect(abouts(container)).toEqual([
    'XA 1001',
    'XA 1001',
    'Brann, Tyveri, verdi 50 000 kr',
    'Brann, verdi 10 000 kr',
  ]);
  // Below the table, and in the folded object of a phone.
  expect(screen.getAllByText('Gjelder i Norden.')).toHaveLength(2);
  const marked = (selector: string) =>
    [...container.querySelectorAll(`td.policy-mark${selector}`)].map(({ textContent }) => textContent);
  expect(marked(':not(.policy-mark--missing)')).toEqual(['Ja', 'Ja', 'Ja']);
  expect(marked('.policy-mark--missing')).toEqual(['Ikke dekket']);
  // The heading of a group is as wide as the table.
  expect(
    [...container.querySelectorAll('[scope="rowgroup"]')].map((one) => one.getAttribute('colspan')),
  ).toEqual(['4', '4']);
});
