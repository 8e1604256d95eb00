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

describe('the right to edit contact details (B6.11)', () => {
  test.each([
    ['a customer with both records may edit', both, forThemselves, true],
    [
      'a damage customer may edit',
      { ...neither, skadekundenummerAndTransaksjonsId: damage },
      forThemselves,
      true,
    ],
    [
      'a person customer may edit',
      { ...neither, personkundenummerAndTransaksjonsId: person },
      forThemselves,
      true,
    ],
    ['a broker for a business may edit', both, broker, true],
    ['another visitor for a business may not edit', both, forBusiness, false],
    ['a visitor without a customer record may not edit', neither, forThemselves, false],
    ['a broker without a customer record may not edit', neither, broker, false],
    ['nobody may edit before the details are loaded', null, forThemselves, false],
  ])('%s', (_, details, visitor, may) => {
    expect(mayEditDetails(details, visitor)).toBe(may);
  });
});

test('the form opens with the loaded values, and with empty fields for missing values', () => {
  expect(formOf(both)).toEqual({ mobilnummer: '41234567', epost: 'kari.skogly@epost.example' });
  expect(formOf(neither)).toEqual({ mobilnummer: '', epost: '' });
});

describe('the payload of a change (B7.29)', () => {
  const typed = { mobilnummer: ' +47 400 00 001 ', epost: ' ny@post.example ' };
  const normalised = { mobilnummer: '+4740000001', epost: 'ny@post.example' };

  test('has the values without spaces, and both records', () => {
    expect(contactChange(both, typed)).toStrictEqual({
      ...normalised,
      personkundenummerAndTransaksjonsId: { kundenummer: '3000010' },
      skadekundenummerAndTransaksjonsId: { kundenummer: '1000010', transaksjonsId: 'a1' },
    });
  });

  test('leaves out a record that the customer does not have', () => {
    const { personkundenummerAndTransaksjonsId, ...ofDamage } = both;
    expect(contactChange(ofDamage, typed)).toStrictEqual({
      ...normalised,
      skadekundenummerAndTransaksjonsId: damage,
    });
    const { skadekundenummerAndTransaksjonsId, ...ofLife } = both;
    expect(contactChange(ofLife, typed)).toStrictEqual({
      ...normalised,
      personkundenummerAndTransaksjonsId: person,
    });
  });

  test('has no other field of the response', () => {
    const response = { ...both, oppdatert: '2026-01-01' };
    expect(Object.keys(contactChange(response, typed))).not.toContain('oppdatert');
  });
});
