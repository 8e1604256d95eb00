import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMethod } from '#domain/payment/payment-method.ts';
import { frequencies, paymentFrequency } from '#domain/payment/payment-terms.ts';

describe('A9.4, B3.64: the customer pays by', () => {
  test.each([
    ['AVTALEGIRO', 'AvtaleGiro'],
    ['BANKGIRO', 'Bankgiro'],
    ['ELEKTRONISK_HANDELSFORMAT', 'EHF'],
    ['EFAKTURA', 'eFaktura'],
  ])('%s, read as %s', (code, name) => {
    expect(paymentMethod(code)).toBe(name);
  });

  test.each(['UKJENT', '', 'avtalegiro', 'constructor', '__proto__'])(
    'nothing that is known (%s)',
    (code) => {
      expect(paymentMethod(code)).toBeNull();
    },
  );
});

describe('B9.15: the customer pays', () => {
  test.each([
    ['001', 'yearly'],
    ['021', 'yearly'],
    ['031', 'yearly'],
    ['002', 'halfYearly'],
    ['003', 'halfYearly'],
    ['022', 'halfYearly'],
    ['032', 'halfYearly'],
    ['004', 'quarterly'],
    ['005', 'quarterly'],
    ['024', 'quarterly'],
    ['034', 'quarterly'],
    ['006', 'bimonthly'],
    ['012', 'monthly'],
    ['029', 'monthly'],
    ['039', 'monthly'],
  ])('with code %s %s', (code, frequency) => {
    expect(paymentFrequency(code)).toBe(frequency);
  });

  test('with these fifteen codes, and no other', () => {
    const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    expect(all.filter((code) => paymentFrequency(code) !== null)).toHaveLength(15);
  });

  test.each(['1', '12', '', '001 ', 'yearly', 'constructor', '__proto__'])(
    'at times that we do not know, with “%s”',
    (code) => {
      expect(paymentFrequency(code)).toBeNull();
    },
  );

  test('as it is read', () => {
    expect(frequencies).toEqual({
      yearly: 'Årlig',
      halfYearly: 'Halvårlig',
      quarterly: 'Kvartalsvis',
      bimonthly: 'Annenhver måned',
      monthly: 'Månedlig',
    });
  });
});

test('whatever code comes, it has a name or none', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect([null, 'AvtaleGiro', 'Bankgiro', 'EHF', 'eFaktura']).toContain(paymentMethod(code));
      expect([null, ...Object.keys(frequencies)]).toContain(paymentFrequency(code));
    }),
  );
});
