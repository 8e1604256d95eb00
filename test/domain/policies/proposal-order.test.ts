import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byInsuranceText } from '#domain/policies/proposals.ts';

const proposals = (texts: readonly string[]) => texts.map((forsikringstekst) => ({ forsikringstekst }));
const sorted = (texts: readonly string[]) =>
  proposals(texts)
    .sort(byInsuranceText)
    .map(({ forsikringstekst }) => forsikringstekst);

describe('the order of proposals (B2.75)', () => {
  test('is alphabetical, as in a Norwegian dictionary', () => {
    expect(sorted(['Åreforsikring', 'Ødegård', 'Reise', 'Ærfugl', 'Aasen', 'Bil', 'bobil'])).toEqual([
      'Bil',
      'bobil',
      'Reise',
      'Ærfugl',
      'Ødegård',
      'Åreforsikring',
      'Aasen',
    ]);
  });

  test('changes nothing the second time, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(sorted(sorted(texts))).toEqual(sorted(texts));
        expect(sorted(texts).toSorted()).toEqual(texts.toSorted());
      }),
    );
  });

  test('is antisymmetric', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [first, second] = [{ forsikringstekst: one }, { forsikringstekst: other }];
        expect(Math.sign(byInsuranceText(first, second)) + Math.sign(byInsuranceText(second, first))).toBe(0);
      }),
    );
  });
});
