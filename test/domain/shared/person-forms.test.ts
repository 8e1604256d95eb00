import { describe, expect, test } from 'vitest';
import { accessForm } from '#domain/access/access-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { sharingForm } from '#domain/sharing/sharing-form.ts';
import { addTravelCardForm, shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';

// Eleven digits that keep the looser pattern alone: nobody's number.
const number = '010181 00000';

describe('B5.18: to give access', () => {
  test('with number, surname and role', () => {
    expect(checkForm(accessForm, { fodselsnummer: number, etternavn: ' Nordmann ', rolle: 'LESE' })).toEqual({
      ok: true,
      sent: { fodselsnummer: '01018100000', etternavn: 'Nordmann', rolle: 'LESE' },
    });
  });

  test('not with nothing', () => {
    expect(checkForm(accessForm, { fodselsnummer: '', etternavn: '', rolle: '' })).toEqual({
      ok: false,
      errors: {
        fodselsnummer: 'Du må fylle inn fødselsnummeret.',
        etternavn: 'Du må fylle inn etternavn før du kan gå videre.',
        rolle: 'Du må velge en rolle',
      },
    });
  });

  test('not with a number that is none, or a role that there is not', () => {
    expect(
      checkForm(accessForm, { fodselsnummer: '32018100000', etternavn: 'Nordmann', rolle: 'EIER' }),
    ).toEqual({
      ok: false,
      errors: { fodselsnummer: 'Fødselsnummeret er ugyldig.', rolle: 'Du må velge en rolle' },
    });
  });
});

describe('B5.23: to give insight', () => {
  test('with number and surname', () => {
    expect(checkForm(sharingForm, { fodselsnummer: number, etternavn: ' von der Lippe' })).toEqual({
      ok: true,
      sent: { fodselsnummer: '01018100000', etternavn: 'von der Lippe' },
    });
  });

  test('not with nothing', () => {
    expect(checkForm(sharingForm, { fodselsnummer: '', etternavn: ' ' })).toEqual({
      ok: false,
      errors: {
        fodselsnummer: 'Du må fylle inn fødselsnummer, 11 siffer.',
        etternavn: 'Du må fylle inn et etternavn.',
      },
    });
  });

  test('not with a number that is none, or a given name before the surname', () => {
    expect(checkForm(sharingForm, { fodselsnummer: '0101810000', etternavn: 'Kari Nordmann' })).toEqual({
      ok: false,
      errors: {
        fodselsnummer: 'Fødselsnummeret er ikke gyldig.',
        etternavn: 'Du skal kun fylle inn etternavnet.',
      },
    });
  });
});

test.each([
  ['', { ok: false, errors: { fodselsnummer: 'Du må fylle inn et fødselsnummer' } }],
  ['0101810000', { ok: false, errors: { fodselsnummer: 'Du må fylle inn riktig lengde på fødselsnummer' } }],
  ['99999999999', { ok: true, sent: { fodselsnummer: '99999999999' } }],
])('B5.26: to share a travel card with “%s”', (fodselsnummer, result) => {
  expect(checkForm(shareTravelCardForm, { fodselsnummer })).toEqual(result);
});

test.each([
  ['', { ok: false, errors: { forsikringsnummer: 'Du må fylle inn et forsikringsnummer' } }],
  ['1234567', { ok: true, sent: { forsikringsnummer: 1234567 } }],
])('B5.30: to add a travel card with “%s”', (forsikringsnummer, result) => {
  expect(checkForm(addTravelCardForm, { forsikringsnummer })).toEqual(result);
});

test('B5.37: contact information keeps the rules of the employee form (C3.11)', () => {
  expect(checkForm(contactForm, { mobilnummer: '+47 412 34 567', epost: 'kari@example.no' })).toEqual({
    ok: true,
    sent: { mobilnummer: '+4741234567', epost: 'kari@example.no' },
  });
  expect(checkForm(contactForm, { mobilnummer: '21000000', epost: '' })).toEqual({
    ok: false,
    errors: {
      mobilnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
      epost: 'E-postadressen er ugyldig',
    },
  });
});
