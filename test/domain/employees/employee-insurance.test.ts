import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  employeeForm,
  employeeForms,
  employeeInsurance,
  employeeProducts,
  isSelfAdministered,
  isVirkeReport,
  virkeProducts,
} from '#domain/employees/employee-insurance.ts';

test('employees are reported for these products (B6.5)', () => {
  expect(employeeProducts).toEqual(['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90']);
  expect(virkeProducts).toEqual(['N75', 'N76', 'N77']);
});

const active = { status: 'KRAFT' };
const own = { ...active, produkt: 'N17', selvadministrert: true };

describe('the insurance chooses the form (B6.5, C3.2)', () => {
  test.each([...employeeProducts])('the normal form for %s', (produkt) => {
    expect(employeeForm({ ...active, produkt })).toBe('standard');
    expect(employeeForm({ ...active, produkt, selvadministrert: false })).toBe('standard');
  });

  test('a form of its own for personnel insurance that they administer themselves', () => {
    expect(employeeForm(own)).toBe('selfAdministered');
    expect(isSelfAdministered(own)).toBe(true);
  });

  test('the normal form for another insurance, which cannot be self-administered (C4.4)', () => {
    expect(employeeForm({ ...own, produkt: 'N20' })).toBe('standard');
    expect(isSelfAdministered({ ...own, produkt: 'N20' })).toBe(false);
    expect(isSelfAdministered({ ...active, produkt: 'N17' })).toBe(false);
  });

  test.each(['TILBUD', 'FORNYELSE', 'UKJENT'])(
    'no form for an insurance that is %s (C4.4, C4.5)',
    (status) => {
      expect(employeeForm({ ...own, status })).toBeNull();
      expect(isSelfAdministered({ ...own, status })).toBe(false);
      expect(employeeForm({ produkt: 'N20', status })).toBeNull();
    },
  );

  test('an accepted insurance is active', () => {
    expect(employeeForm({ ...own, status: 'AKSEPT' })).toBe('selfAdministered');
  });

  test('no form for what covers no employees', () => {
    const other = fc.oneof(fc.string(), fc.constantFrom('N07', 'N33', 'P10', '', '__proto__', 'constructor'));
    fc.assert(
      fc.property(other, fc.boolean(), (produkt, selvadministrert) => {
        fc.pre(!employeeProducts.includes(produkt));
        expect(employeeForm({ ...active, produkt, selvadministrert })).toBeNull();
      }),
    );
  });

  test('a company needs each form that one of its insurances has', () => {
    expect(employeeForms([{ ...active, produkt: 'N07' }])).toEqual([]);
    expect(employeeForms([own, { ...active, produkt: 'N16' }, { ...active, produkt: 'N20' }])).toEqual([
      'selfAdministered',
      'standard',
    ]);
  });
});

describe('a report goes to Virke (C3.2)', () => {
  test.each([
    ['with one product of theirs', ['N75'], true],
    ['with one of theirs among others', ['N17', 'N76', 'N20'], true],
    ['with the last of theirs', ['N77'], true],
    ['not with others alone', ['N17', 'N20', 'N16', 'N90'], false],
    ['not with none', [], false],
    ['not with unknown codes', ['__proto__', 'N7'], false],
  ])('%s', (_, codes, virke) => {
    expect(isVirkeReport(codes)).toBe(virke);
  });
});

describe('the standard form offers (B3.50, C4.5)', () => {
  const named = { ...active, forsikringsnummer: '7010001', forsikringstekst: '' };
  const offered = (...policies: Parameters<typeof employeeInsurance>[0]) =>
    employeeInsurance(policies).offered.map(({ product, name }) => [product, name]);

  test('each active employee product once, by its name', () => {
    expect(
      offered(
        { ...named, produkt: 'N17' },
        { ...named, produkt: 'N20' },
        { ...named, produkt: 'N20' },
        { ...named, produkt: 'N07' },
        { ...named, produkt: 'N16', status: 'TILBUD' },
      ),
    ).toEqual([
      ['N17', 'Personal'],
      ['N20', 'Yrkesskade'],
    ]);
  });

  test('Virke products with their policy numbers, since they share a name', () => {
    expect(
      offered(
        { ...named, produkt: 'N75', forsikringsnummer: '7010002' },
        { ...named, produkt: 'N76', forsikringsnummer: '7010003' },
      ),
    ).toEqual([
      ['N75', 'Virke, 7010002'],
      ['N76', 'Virke, 7010003'],
    ]);
  });

  test('nothing of what the company administers itself, and says so (C4.4)', () => {
    expect(employeeInsurance([{ ...named, ...own }])).toEqual({ offered: [], isSelfAdministered: true });
    expect(employeeInsurance([])).toEqual({ offered: [], isSelfAdministered: false });
  });
});
