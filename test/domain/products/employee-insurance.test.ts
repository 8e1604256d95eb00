import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  employeeFormFor,
  employeeFormsFor,
  employeeProducts,
  isSelfAdministered,
  isVirkeReport,
  virkeProducts,
} from '#domain/products/employee-insurance.ts';

test('employees are reported for seven products, and three of them are Virke products (B6.5, C3.2)', () => {
  expect(employeeProducts).toEqual(['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90']);
  expect(virkeProducts).toEqual(['N75', 'N76', 'N77']);
});

const active = { status: 'KRAFT' };
const own = { ...active, produkt: 'N17', selvadministrert: true };

describe('the insurance decides the form (B6.5, C3.2)', () => {
  test.each([...employeeProducts])('the product %s has the standard form', (produkt) => {
    expect(employeeFormFor({ ...active, produkt })).toBe('standard');
    expect(employeeFormFor({ ...active, produkt, selvadministrert: false })).toBe('standard');
  });

  test('self-administered personnel insurance has its own form', () => {
    expect(employeeFormFor(own)).toBe('selfAdministered');
    expect(isSelfAdministered(own)).toBe(true);
  });

  test('only personnel insurance can be self-administered (C4.4)', () => {
    expect(employeeFormFor({ ...own, produkt: 'N20' })).toBe('standard');
    expect(isSelfAdministered({ ...own, produkt: 'N20' })).toBe(false);
    expect(isSelfAdministered({ ...active, produkt: 'N17' })).toBe(false);
  });

  test.each(['TILBUD', 'FORNYELSE', 'UKJENT'])(
    'an insurance with the status %s has no form (C4.4, C4.5)',
    (status) => {
      expect(employeeFormFor({ ...own, status })).toBeNull();
      expect(isSelfAdministered({ ...own, status })).toBe(false);
      expect(employeeFormFor({ produkt: 'N20', status })).toBeNull();
    },
  );

  test('an accepted insurance has a form', () => {
    expect(employeeFormFor({ ...own, status: 'AKSEPT' })).toBe('selfAdministered');
  });

  test('an insurance that covers no employees has no form', () => {
    const other = fc.oneof(fc.string(), fc.constantFrom('N07', 'N33', 'P10', '', '__proto__', 'constructor'));
    fc.assert(
      fc.property(other, fc.boolean(), (produkt, selvadministrert) => {
        fc.pre(!employeeProducts.includes(produkt));
        expect(employeeFormFor({ ...active, produkt, selvadministrert })).toBeNull();
      }),
    );
  });

  test('a company needs each form that one of its insurances has', () => {
    expect(employeeFormsFor([{ ...active, produkt: 'N07' }])).toEqual([]);
    expect(employeeFormsFor([own, { ...active, produkt: 'N16' }, { ...active, produkt: 'N20' }])).toEqual([
      'selfAdministered',
      'standard',
    ]);
  });
});

describe('one Virke product makes it a Virke report (C3.2)', () => {
  test.each([
    ['one Virke product', ['N75'], true],
    ['one Virke product among others', ['N17', 'N76', 'N20'], true],
    ['the last Virke product', ['N77'], true],
    ['only other products', ['N17', 'N20', 'N16', 'N90'], false],
    ['no products', [], false],
    ['unknown codes', ['__proto__', 'N7'], false],
  ])('for %s, %j, isVirkeReport returns %s', (_, codes, isVirke) => {
    expect(isVirkeReport(codes)).toBe(isVirke);
  });
});
