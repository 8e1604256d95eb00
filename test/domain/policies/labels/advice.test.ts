import { expect, test } from 'vitest';
import { adviceLevelLabel, recurrenceLabel } from '#domain/policies/labels/advice.ts';

test.each([
  ['INGEN', 'Ingen'],
  ['DEKNING', 'Dekning'],
  ['UTVIDET_DEKNING', 'Utvidet dekning'],
  ['MYE', null],
])('A9.6, B9.29: the customer reads the advice %s as %s', (code, label) => {
  expect(adviceLevelLabel(code)).toBe(label);
});

test.each([
  ['JaHvertAr', 'Ja, hvert år'],
  ['JaHvertTredjeAr', 'Ja, hvert tredje år'],
  ['JaHvertFemteAr', 'Ja, hvert femte år'],
  ['Nei', 'Nei'],
  ['JaHverUke', null],
])('A9.6, B9.29: the customer reads that it comes again, %s, as %s', (code, label) => {
  expect(recurrenceLabel(code)).toBe(label);
});
