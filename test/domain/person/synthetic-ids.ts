import fc from 'fast-check';

/*
 * National identity numbers that no person has: with a birth from 2030 to 2039, or H numbers.
 * They are built from the definition of the check digits, not with the code under test.
 */

const weighted = (digits: string, weights: string) =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * Number(weights[at]), 0);

const checkDigit = (digits: string, weights: string) => (11 - (weighted(digits, weights) % 11)) % 11;

/** Nine digits with their two check digits; null if one of them would be 10. */
export function withCheckDigits(nine: string): string | null {
  const first = checkDigit(nine, '376189452');
  const second = checkDigit(`${nine}${first}`, '5432765432');
  return first > 9 || second > 9 ? null : `${nine}${first}${second}`;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The first number with check digits, counted from the given individual number. */
export function syntheticId(day: number, month: number, year: number, individual: number): string {
  const date = `${two(day)}${two(month)}${two(year % 100)}`;
  for (let next = individual; ; next += 1) {
    const id = withCheckDigits(`${date}${String(next).padStart(3, '0')}`);
    if (id !== null) return id;
  }
}

/** A number and its date of birth; before 2040, so that everyone is born on 1 January 2040. */
export const anySyntheticId = fc
  .record({
    kind: fc.constantFrom('birth', 'D', 'H'),
    year: fc.integer({ min: 2030, max: 2039 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    individual: fc.integer({ min: 500, max: 980 }),
  })
  .map(({ kind, year, month, day, individual }) => ({
    id: syntheticId(kind === 'D' ? day + 40 : day, kind === 'H' ? month + 40 : month, year, individual),
    born: `${year}-${two(month)}-${two(day)}`,
  }));
