import { expect, test } from 'vitest';
import { pathByNumber } from '#domain/policies/policy-by-number.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { car, person } from '#flows/fixtures/customer.ts';

const life: readonly LifePolicy[] = person.aktiveForsikringer;

test.each([
  ['is found for a damage policy', [car], '7010001', '/bil/7010001/2'],
  ['is found for a life policy', life, '7200001', '/uforekapital/7200001/1'],
  ['is null for an unknown number', [car], '7010002', null],
  ['is null for an empty number', [car, ...life], '', null],
])('the path by number %s (B2.24, B2.26)', (_, policies, number, path) => {
  expect(pathByNumber(policies, number)).toBe(path);
});
