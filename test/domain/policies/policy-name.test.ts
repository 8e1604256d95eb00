import { expect, test } from 'vitest';
import { insuredText, policyName, withoutTitle } from '#domain/policies/policy-name.ts';

test.each([
  ['Bil', 'Bil', null],
  ['Bil', ' Bil ', null],
  ['Bil', 'Bil XA10013', 'XA10013'],
  ['Reise', 'Reise familie', 'Familie'],
  ['Bil', 'Bilen til Kari', 'Bilen til Kari'],
  ['Bil', 'Volvo V60', 'Volvo V60'],
  ['Bil', 'Bil – Volvo V60', 'Volvo V60'],
  ['Bil', 'Bil - volvo V60', 'Volvo V60'],
  ['Bil', 'Bil –', null],
  ['Bil', '– Volvo V60', 'Volvo V60'],
  ['Bil', '', null],
  ['Bil', null, null],
])('without the title %s, the text “%s” is: %s', (title, text, rest) => {
  expect(withoutTitle(title, text)).toBe(rest);
});

test.each([
  ['M05', 'Bil – Volvo V60', 'Bil XA10013', 'Volvo V60, XA10013'],
  ['M05', 'Bil – Volvo V60', 'Volvo V60 XA10013', 'Volvo V60 XA10013'],
  ['M05', 'Volvo V60 XA10013', 'volvo v60', 'Volvo V60 XA10013'],
  ['M05', 'Bil – Volvo V60', null, 'Volvo V60'],
  ['P05', 'Hus', 'Solbakken 12', 'Solbakken 12'],
  ['P20', 'Hytte', undefined, null],
])(
  'a policy of %s with the texts “%s” and “%s” insures: %s (C4.28)',
  (produkt, forsikringstekst, info, text) => {
    expect(insuredText({ produkt, forsikringstekst, info })).toBe(text);
  },
);

test('the name in one line has the product first (C4.28)', () => {
  const car = { produkt: 'M05', forsikringstekst: 'Bil – Volvo V60', info: 'Bil XA10013' };
  expect(policyName(car)).toBe('Bil – Volvo V60, XA10013');
  expect(policyName({ ...car, forsikringstekst: 'Bil', info: null })).toBe('Bil');
});
