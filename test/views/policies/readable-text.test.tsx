import { cleanup, render } from '@testing-library/react';
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
});
