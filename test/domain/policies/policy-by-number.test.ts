import { expect, test } from 'vitest';
import { pathByNumber } from '#domain/policies/policy-by-number.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { car, person } from '#flows/overview/private-landing/cases.ts';

const life: readonly LifePolicy[] = person.aktiveForsikringer;

test.each([
  ['a damage policy', [car], '7010001', '/bil/7010001/2'],
  ['a life policy', life, '7200001', '/uforekapital/7200001/1'],
  ['an unknown number', [car], '7010002', null],
  ['no number', [car, ...life], '', null],
])('%s is found by its number alone (B2.24, B2.26)', (_, policies, number, path) => {
  expect(pathByNumber(policies, number)).toBe(path);
});
