import { expect, test } from 'vitest';
import { backOfficeSegment } from '#domain/policies/back-office.ts';

test.each([
  ['PROLIFE', 'Personforsikring'],
  ['NICE', 'Personforsikring'],
  ['TIA', 'Skadeforsikring'],
  ['nice', 'Skadeforsikring'],
  ['constructor', 'Skadeforsikring'],
  ['', 'Invalid'],
  [null, 'Invalid'],
  [undefined, 'Invalid'],
])('A9.5: a policy of the system %s counts as %s', (fagsystem, segment) => {
  expect(backOfficeSegment(fagsystem)).toBe(segment);
});
