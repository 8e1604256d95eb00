import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions, may } from '#domain/person/may.ts';

describe('B6.1 to B6.8, decision 8: on behalf of a company', () => {
  // [action, read access, user, administrator]
  test.each([
    ['viewPolicies', true, true, true],
    ['viewEmployees', true, true, true],
    ['viewAccess', true, true, true],
    ['changePolicy', false, true, true],
    ['orderPolicy', false, true, true],
    ['reportEmployees', false, true, true],
    ['reportSelfAdministered', false, true, true],
    ['addAccess', false, false, true],
    ['deleteAccess', false, false, true],
  ] as const)('%s: read access %s, user %s, administrator %s', (action, read, write, admin) => {
    expect(may('LESE', action)).toBe(read);
    expect(may('SKRIVE', action)).toBe(write);
    expect(may('ADMIN', action)).toBe(admin);
    expect(may(null, action)).toBe(false);
  });

  test('these are all the actions there are', () => {
    expect(actions).toEqual([
      'viewPolicies',
      'viewEmployees',
      'viewAccess',
      'changePolicy',
      'orderPolicy',
      'reportEmployees',
      'reportSelfAdministered',
      'addAccess',
      'deleteAccess',
    ]);
  });
});

const action = fc.constantFrom(...actions);

test('who may do more may do all that others may', () => {
  fc.assert(
    fc.property(action, (each) => {
      expect(may('LESE', each) && !may('SKRIVE', each)).toBe(false);
      expect(may('SKRIVE', each) && !may('ADMIN', each)).toBe(false);
    }),
  );
});

test('a role that we do not know may do nothing', () => {
  const role = fc.oneof(fc.string(), fc.constantFrom('EIER', 'admin', 'constructor', '__proto__', 'length'));
  fc.assert(
    fc.property(role, action, (anyRole, some) => {
      fc.pre(!['LESE', 'SKRIVE', 'ADMIN'].includes(anyRole));
      expect(may(anyRole, some)).toBe(false);
    }),
  );
});
