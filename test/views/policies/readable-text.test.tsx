import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReadableText } from '#views/policies/certificates/readable-text.tsx';

afterEach(cleanup);

test.each([
  ['6 000 kr', 'SUM 6 000 kr'],
  ['Ubegrenset', 'SUM Ubegrenset'],
  ['Inkludert', 'Inkludert'],
  ['Ikke dekket', 'Ikke dekket'],
  ['Inntil femten dager', 'Inntil femten dager'],
])('on a phone, the sum “%s” of a cover is “%s” (C4.49)', (sum, shown) => {
  const table = { kind: 'table', head: ['DEKNING', 'SUM'], rows: [['Kasko', sum]] } as const;
  const { container } = render(<ReadableText title="Forsikringsbevis" parts={[table]} />);
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([shown]);
  expect(container.querySelector('.readable__rows p')?.textContent).toBe('DEKNING');
});

const cells = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`.trim()),
  );

test('a table of the letter names its rows and columns, and on a phone each value has the name of its column (C4.49)', () => {
  const table = {
    kind: 'table',
    head: ['', 'SUM', 'EGENANDEL'],
    rows: [
      ['Kasko', '60 000 kr', '4 000 kr'],
      ['Glass', '', '2 500 kr'],
    ],
  } as const;
  const { container } = render(<ReadableText title="Forsikringsbevis" parts={[table]} />);
  // An empty cell names no column.
  expect(cells(screen.getByRole('table'))).toEqual([
    ['TD', 'TH SUM', 'TH EGENANDEL'],
    ['TH Kasko', 'TD 60 000 kr', 'TD 4 000 kr'],
    ['TH Glass', 'TD', 'TD 2 500 kr'],
  ]);
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'KaskoSUM 60 000 krEGENANDEL 4 000 kr',
    'GlassEGENANDEL 2 500 kr',
  ]);
  // No empty value of the glass.
  expect(container.querySelectorAll('dd')).toHaveLength(3);
});

test('a table without names of its columns has its values alone (C4.49)', () => {
  const table = { kind: 'table', head: null, rows: [['Kasko', '60 000 kr']] } as const;
  const { container } = render(<ReadableText title="Forsikringsbevis" parts={[table]} />);
  expect(cells(screen.getByRole('table'))).toEqual([['TH Kasko', 'TD 60 000 kr']]);
  expect(container.querySelector('.readable__rows')?.innerHTML).toBe(
    '<dl class="policy-facts"><div><dt>Kasko</dt><dd><span>60 000 kr</span></dd></div></dl>',
  );
});

test.each([
  ['five columns, which may not fit a small tablet, scrolls by the keyboard', 5, '0'],
  ['four columns fits, and has no tab stop', 4, null],
])('a letter with a table of %s (C4.49)', (_, count, tabIndex) => {
  const row = Array.from({ length: count }, (__, at) => `Verdi ${at}`);
  const parts = [
    { kind: 'heading', text: 'Dekninger' },
    { kind: 'table', head: null, rows: [['Kasko', '60 000 kr'], row] },
  ] as const;
  render(<ReadableText title="Forsikringsbevis" parts={parts} />);
  expect(screen.getByRole('region', { name: 'Forsikringsbevis' }).getAttribute('tabindex')).toBe(tabIndex);
  screen.getByRole('heading', { name: 'Dekninger' });
});
