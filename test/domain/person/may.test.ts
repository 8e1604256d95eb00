import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, may } from '#domain/person/may.ts';
import { roleLabel } from '#domain/person/role.ts';

// For read access, user and administrator. A missing action does not compile.
const rights: Readonly<Record<Action, readonly [boolean, boolean, boolean]>> = {
  viewPolicies: [true, true, true],
  viewEmployees: [true, true, true],
  viewAccess: [true, true, true],
  changePolicy: [false, true, true],
  orderPolicy: [false, true, true],
  orderGreenCard: [false, true, true],
  reportEmployees: [false, true, true],
  reportSelfAdministered: [false, true, true],
  addAccess: [false, false, true],
  deleteAccess: [false, false, true],
};

const actions = Object.keys(rights) as readonly Action[];

describe('a role has its rights for a company (B6.1, B6.2, B6.3, B6.5, B6.6, B6.8, C1.8)', () => {
  test.each(actions)('to %s', (action) => {
    const roles = ['LESE', 'SKRIVE', 'ADMIN'] as const;
    expect(roles.map((role) => may(role, action))).toEqual(rights[action]);
    expect(may(null, action)).toBe(false);
  });
});

const action = fc.constantFrom(...actions);

test('a user may do all that read access allows, and an administrator all that a user may', () => {
  fc.assert(
    fc.property(action, (each) => {
      expect(may('LESE', each) && !may('SKRIVE', each)).toBe(false);
      expect(may('SKRIVE', each) && !may('ADMIN', each)).toBe(false);
    }),
  );
});

test('an unknown role may do nothing', () => {
  const role = fc.oneof(fc.string(), fc.constantFrom('EIER', 'admin', 'constructor', '__proto__', 'length'));
  fc.assert(
    fc.property(role, action, (anyRole, some) => {
      fc.pre(!['LESE', 'SKRIVE', 'ADMIN'].includes(anyRole));
      expect(may(anyRole, some)).toBe(false);
    }),
  );
});

test.each([
  ['LESE', 'Lesetilgang', false],
  ['SKRIVE', 'Bruker', true],
  ['ADMIN', 'Administrator', true],
])('the role %s is labelled "%s"; it may write: %s (A6.1)', (role, label, writes) => {
  expect(roleLabel(role)).toBe(label);
  expect(may(role, 'viewPolicies')).toBe(true);
  for (const write of ['changePolicy', 'orderPolicy', 'reportEmployees', 'reportSelfAdministered'] as const)
    expect(may(role, write)).toBe(writes);
});
