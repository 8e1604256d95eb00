import { expect, test } from 'vitest';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';

const organisation = 'Solvik Rør AS';

test('visitors who may not change a policy read the number to call (B6.7)', () => {
  const { kind, title, text } = missingRight.changePolicy;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { phone: '21 00 00 00' })).toBe(
    'Du har ikke tilgang til å endre forsikringer. Ring oss på 21 00 00 00, så hjelper vi deg.',
  );
});

test('visitors who may not order a policy read whom to contact (B2.89)', () => {
  const { kind, title, text } = missingRight.orderPolicy;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i Solvik Rør AS.',
  );
});

test('visitors who may not manage access read whom to contact (B6.8)', () => {
  const { kind, title, text } = missingRight.manageAccess;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke gi eller slette tilganger. Kontakt en administrator i Solvik Rør AS.',
  );
});

test('visitors who may not report employees read whom to contact (C1.8)', () => {
  const { kind, title, text } = missingRight.reportEmployees;
  expect([kind, title]).toEqual(['refusal', null]);
  expect(fill(text, { organisation })).toBe(
    'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i Solvik Rør AS.',
  );
});
