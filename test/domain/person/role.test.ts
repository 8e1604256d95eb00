import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRole, roleIn, roleLabel, roleNamed, roleRights, roles } from '#domain/person/role.ts';

describe('a role (B6.1, B6.2, B6.3)', () => {
  test.each([
    ['ADMIN', 'Administrator', 'Kan endre forsikringer, melde ansatte inn og ut, og gi og slette tilganger.'],
    ['SKRIVE', 'Bruker', 'Kan endre forsikringer og melde ansatte inn og ut.'],
    ['LESE', 'Lesetilgang', 'Kan se forsikringer, dokumenter og hvem som har tilgang.'],
  ] as const)('%s has the label %s, and a text about its rights', (role, label, rights) => {
    expect(roleNamed(role)).toBe(role);
    expect(roleLabel(role)).toBe(label);
    expect(roleRights(role)).toBe(rights);
  });

  test.each(['EIER', '', 'admin', 'constructor', '__proto__'])(
    'that is unknown (%s) has its code as label',
    (code) => {
      expect(roleLabel(code)).toBe(code);
      expect(roleNamed(code)).toBeNull();
    },
  );

  test.each([null, undefined])('that is missing (%s) is not a known role', (code) => {
    expect(roleNamed(code)).toBeNull();
  });
});

describe('people with access are sorted (B6.4)', () => {
  test('in the order administrator, user, read access, others (B4.20)', () => {
    const people = ['LESE', 'EIER', 'ADMIN', 'SKRIVE'].map((rolle) => ({ rolle }));
    expect(people.sort(byRole).map(({ rolle }) => rolle)).toEqual(['ADMIN', 'SKRIVE', 'LESE', 'EIER']);
    expect(roles).toEqual(['ADMIN', 'SKRIVE', 'LESE']);
  });

  test('with all unknown roles in the order of the server', () => {
    const people = ['EIER', 'LESE', 'ANSVARLIG', 'LESE', 'BUD'].map((rolle) => ({ rolle }));
    expect(people.sort(byRole).map(({ rolle }) => rolle)).toEqual([
      ...['LESE', 'LESE', 'EIER', 'ANSVARLIG', 'BUD'],
    ]);
  });

  const rolle = fc.oneof(fc.constantFrom(...roles, '__proto__', 'constructor'), fc.string());
  const person = fc.record({ rolle });

  test('by a comparison that is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(person, person, person, (one, other, third) => {
        expect(Math.sign(byRole(one, other)) + Math.sign(byRole(other, one))).toBe(0);
        expect(byRole(one, one)).toBe(0);
        fc.pre(byRole(one, other) <= 0 && byRole(other, third) <= 0);
        expect(byRole(one, third)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('in the order of the server within a role', () => {
    fc.assert(
      fc.property(fc.array(person), (people) => {
        const sorted = [...people].sort(byRole);
        for (const role of roles) {
          const same = (each: { rolle: string }) => each.rolle === role;
          expect(sorted.filter(same)).toEqual(people.filter(same));
        }
      }),
    );
  });
});

describe('the visitor’s role in the active organisation (C1.8)', () => {
  const relation = (organisasjonsnummer: string, rolle: string) => ({ organisasjonsnummer, rolle });
  const relations = [
    relation('999888777', 'ADMIN'),
    relation('111222333', 'LESE'),
    relation('111222333', 'SKRIVE'),
    relation('444555666', 'EIER'),
  ];

  test.each([
    ['is the role of their relation to it', '999888777', 'ADMIN'],
    ['is the stronger one of two relations', '111222333', 'SKRIVE'],
    ['is null if the role is unknown', '444555666', null],
    ['is null without a relation to it', '000000000', null],
    ['is null without an organisation number', '', null],
    ['is null for a visitor who acts for themselves', null, null],
  ])('%s', (_, organisation, role) => {
    expect(roleIn(relations, organisation)).toBe(role);
  });

  test('is administrator if the relation has isBmAdmin, whatever its role is (B3.61)', () => {
    const own = (isBmAdmin: boolean | null) => [{ ...relation('111222333', 'LESE'), isBmAdmin }];
    expect(roleIn(own(true), '111222333')).toBe('ADMIN');
    expect(roleIn(own(false), '111222333')).toBe('LESE');
    expect(roleIn(own(null), '111222333')).toBe('LESE');
    expect(roleIn(own(true), '999888777')).toBeNull();
  });

  test('is null without any relations', () => {
    expect(roleIn([], '999888777')).toBeNull();
  });
});
