import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  employeeForm,
  employeeProducts,
  isSelfAdministered,
  isVirkeReport,
  virkeProducts,
} from '#domain/employees/employee-insurance.ts';

test('employees are reported for these products (B6.5)', () => {
  expect(employeeProducts).toEqual(['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90']);
  expect(virkeProducts).toEqual(['N75', 'N76', 'N77']);
});

describe('the insurance chooses the form (B6.5, C3.2)', () => {
  test.each([...employeeProducts])('the normal form for %s', (produkt) => {
    expect(employeeForm({ produkt })).toBe('standard');
    expect(employeeForm({ produkt, selvadministrert: false })).toBe('standard');
  });

  test('a form of its own for personnel insurance that they administer themselves', () => {
    expect(employeeForm({ produkt: 'N17', selvadministrert: true })).toBe('selfAdministered');
    expect(isSelfAdministered({ produkt: 'N17', selvadministrert: true })).toBe(true);
  });

  test('the normal form for another insurance, which cannot be self-administered', () => {
    expect(employeeForm({ produkt: 'N20', selvadministrert: true })).toBe('standard');
    expect(isSelfAdministered({ produkt: 'N20', selvadministrert: true })).toBe(false);
    expect(isSelfAdministered({ produkt: 'N17' })).toBe(false);
  });

  test('no form for what covers no employees', () => {
    const other = fc.oneof(fc.string(), fc.constantFrom('N07', 'N33', 'P10', '', '__proto__', 'constructor'));
    fc.assert(
      fc.property(other, fc.boolean(), (produkt, selvadministrert) => {
        fc.pre(!employeeProducts.includes(produkt));
        expect(employeeForm({ produkt, selvadministrert })).toBeNull();
      }),
    );
  });
});

describe('a report goes to Virke (C3.2)', () => {
  test.each([
    ['with one product of theirs', ['N75'], true],
    ['with one of theirs among others', ['N17', 'N76', 'N20'], true],
    ['with the last of theirs', ['N77'], true],
    ['not with others alone', ['N17', 'N20', 'N16', 'N90'], false],
    ['not with none', [], false],
    ['not with what nobody knows', ['__proto__', 'N7'], false],
  ])('%s', (_, codes, virke) => {
    expect(isVirkeReport(codes)).toBe(virke);
  });
});
