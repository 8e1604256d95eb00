import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMethod } from '#domain/policies/payment-method.ts';
import { instalmentsAYear, paymentTerms } from '#domain/policies/payment-terms.ts';
import { anyText } from '#test/domain/any-text.ts';

describe('the payment method (A9.4, B3.64, B9.31)', () => {
  test.each([
    ['AVTALEGIRO', 'AvtaleGiro'],
    ['BANKGIRO', 'Bankgiro'],
    ['ELEKTRONISK_HANDELSFORMAT', 'EHF'],
    ['EFAKTURA', 'eFaktura'],
  ])('%s has the name %s', (code, name) => {
    expect(paymentMethod(code)).toBe(name);
  });

  test.each(['UKJENT', '', 'avtalegiro', 'constructor', '__proto__'])('“%s” has no name', (code) => {
    expect(paymentMethod(code)).toBeNull();
  });
});

describe('the payment terms (B9.16, B9.17, B9.18, B9.19, B9.20)', () => {
  test.each([
    ['001', 'Årlig', 1],
    ['021', 'Årlig', 1],
    ['031', 'Årlig', 1],
    ['002', 'Halvårlig', 2],
    ['003', 'Halvårlig', 2],
    ['022', 'Halvårlig', 2],
    ['032', 'Halvårlig', 2],
    ['004', 'Kvartalsvis', 4],
    ['005', 'Kvartalsvis', 4],
    ['024', 'Kvartalsvis', 4],
    ['034', 'Kvartalsvis', 4],
    ['006', 'Annenhver måned', 6],
    ['012', 'Månedlig', 12],
    ['029', 'Månedlig', 12],
    ['039', 'Månedlig', 12],
  ])('with code %s have the text %s and %d instalments a year', (code, terms, instalments) => {
    expect(paymentTerms(code)).toBe(terms);
    expect(instalmentsAYear(code)).toBe(instalments);
  });

  test('have fifteen codes', () => {
    const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    expect(all.filter((code) => paymentTerms(code) !== null)).toHaveLength(15);
  });

  test.each(['1', '12', '', '001 ', 'Årlig', 'constructor', '__proto__'])(
    'are unknown with code “%s”',
    (code) => {
      expect(paymentTerms(code)).toBeNull();
    },
  );
});

test('any code has a known name or none', () => {
  const methods = [null, 'AvtaleGiro', 'Bankgiro', 'EHF', 'eFaktura'];
  const terms = [null, 'Årlig', 'Halvårlig', 'Kvartalsvis', 'Annenhver måned', 'Månedlig'];
  fc.assert(
    fc.property(anyText, (code) => {
      expect(methods).toContain(paymentMethod(code));
      expect(terms).toContain(paymentTerms(code));
    }),
  );
});
