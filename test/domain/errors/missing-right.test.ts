import { expect, test } from 'vitest';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';

const organisation = 'Solvik Rør AS';

test('B6.7: who may not change a policy is told to ring', () => {
  const { kind, title, text } = missingRight.changePolicy;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { phone: '21 00 00 00' })).toBe(
    'Du har ikke tilgang til å endre forsikringer. Ring oss på 21 00 00 00, så hjelper vi deg.',
  );
});

test('B2.89: who may not order a policy is told whom to ask', () => {
  const { kind, title, text } = missingRight.orderPolicy;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i Solvik Rør AS.',
  );
});

test('B6.8: who may not manage access is told whom to ask', () => {
  const { kind, title, text } = missingRight.manageAccess;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke gi eller slette tilganger. Kontakt en administrator i Solvik Rør AS.',
  );
});

test('C1.8: who may not report employees is told whom to ask', () => {
  const { kind, title, text } = missingRight.reportEmployees;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i Solvik Rør AS.',
  );
});
