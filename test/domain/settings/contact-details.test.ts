import { describe, expect, test } from 'vitest';
import { contactChange, formOf, mayEditDetails } from '#domain/settings/contact-details.ts';

const person = { kundenummer: '3000010' };
const damage = { kundenummer: '1000010', transaksjonsId: 'a1' };

const both = {
  mobilnummer: '41234567',
  epost: 'kari.skogly@epost.example',
  personkundenummerAndTransaksjonsId: person,
  skadekundenummerAndTransaksjonsId: damage,
};
const neither = { mobilnummer: null, epost: null };

const forThemselves = { isBusiness: false, isBroker: false };
const forBusiness = { isBusiness: true, isBroker: false };
const broker = { isBusiness: true, isBroker: true };

describe('B6.11: who may edit', () => {
  test.each([
    ['a customer of both', both, forThemselves, true],
    [
      'a customer of damage insurance',
      { ...neither, skadekundenummerAndTransaksjonsId: damage },
      forThemselves,
      true,
    ],
    [
      'a customer of life insurance',
      { ...neither, personkundenummerAndTransaksjonsId: person },
      forThemselves,
      true,
    ],
    ['a broker for a business', both, broker, true],
    ['nobody else for a business', both, forBusiness, false],
    ['nobody without a record', neither, forThemselves, false],
    ['no broker without a record', neither, broker, false],
    ['nobody before it is known who asks', both, null, false],
    ['nobody before the details are known', null, forThemselves, false],
  ])('%s', (_, details, visitor, may) => {
    expect(mayEditDetails(details, visitor)).toBe(may);
  });
});

test('the form is opened with what is there, and empty fields for what is not', () => {
  expect(formOf(both)).toEqual({ mobilnummer: '41234567', epost: 'kari.skogly@epost.example' });
  expect(formOf(neither)).toEqual({ mobilnummer: '', epost: '' });
});

describe('B7.29: what is sent', () => {
  const typed = { mobilnummer: ' +47 400 00 001 ', epost: ' ny@post.example ' };
  const tidied = { mobilnummer: '+4740000001', epost: 'ny@post.example' };

  test('is tidied, and goes to both records', () => {
    expect(contactChange(both, typed)).toStrictEqual({
      ...tidied,
      personkundenummerAndTransaksjonsId: { kundenummer: '3000010' },
      skadekundenummerAndTransaksjonsId: { kundenummer: '1000010', transaksjonsId: 'a1' },
    });
  });

  test('leaves out a record that the customer does not have', () => {
    const { personkundenummerAndTransaksjonsId, ...ofDamage } = both;
    expect(contactChange(ofDamage, typed)).toStrictEqual({
      ...tidied,
      skadekundenummerAndTransaksjonsId: damage,
    });
    const { skadekundenummerAndTransaksjonsId, ...ofLife } = both;
    expect(contactChange(ofLife, typed)).toStrictEqual({
      ...tidied,
      personkundenummerAndTransaksjonsId: person,
    });
  });

  test('has no other field of the response', () => {
    const response = { ...both, oppdatert: '2026-01-01' };
    expect(Object.keys(contactChange(response, typed))).not.toContain('oppdatert');
  });
});
