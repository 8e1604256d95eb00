import { describe, expect, test } from 'vitest';
import { accessForm, emptyAccessForm } from '#domain/access/access-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { sharingForm } from '#domain/sharing/sharing-form.ts';
import { addTravelCardForm, shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { filledAccess } from '#flows/access/add-access/cases.ts';
import { filledDetails } from '#flows/settings/contact-details/cases.ts';
import { filledInsight } from '#flows/sharing/give-insight/cases.ts';

// Eleven digits that fit the pattern without valid check digits, so the number belongs to nobody.
const number = '010181 00000';

describe('the form for giving access (B5.18)', () => {
  test('sends number, surname and role (B2.91)', () => {
    const typed = { ...filledAccess, fodselsnummer: number, etternavn: ' Nordmann ', rolle: 'LESE' };
    expect(checkForm(accessForm, typed)).toMatchObject({
      ok: true,
      sent: { fodselsnummer: '01018100000', etternavn: 'Nordmann', rolle: 'LESE' },
    });
  });

  test('refuses empty fields (B5.19, B5.20, B5.21)', () => {
    expect(checkForm(accessForm, emptyAccessForm)).toMatchObject({
      ok: false,
      errors: {
        fodselsnummer: 'Du må fylle inn fødselsnummeret.',
        etternavn: 'Du må fylle inn etternavn før du kan gå videre.',
        rolle: 'Du må velge en rolle',
      },
    });
  });

  test('refuses a number that does not fit the pattern, and an unknown role (B5.19, B5.21)', () => {
    const typed = { ...filledAccess, fodselsnummer: '32018100000', rolle: 'EIER' };
    expect(checkForm(accessForm, typed)).toEqual({
      ok: false,
      errors: { fodselsnummer: 'Fødselsnummeret er ugyldig.', rolle: 'Du må velge en rolle' },
    });
  });
});

describe('the form for giving insight (B5.23)', () => {
  test('sends number and surname (B2.94)', () => {
    const typed = { ...filledInsight, fodselsnummer: number, etternavn: ' von der Lippe' };
    expect(checkForm(sharingForm(), typed)).toMatchObject({
      ok: true,
      sent: { fodselsnummer: '01018100000', etternavn: 'von der Lippe' },
    });
  });

  test('refuses empty fields (B5.24, B5.25)', () => {
    expect(checkForm(sharingForm(), { ...filledInsight, fodselsnummer: '', etternavn: ' ' })).toEqual({
      ok: false,
      errors: {
        fodselsnummer: 'Du må fylle inn fødselsnummer, 11 siffer.',
        etternavn: 'Du må fylle inn et etternavn.',
      },
    });
  });

  test('refuses a number that does not fit the pattern, and a given name (B5.24, B5.25)', () => {
    const typed = { ...filledInsight, fodselsnummer: '0101810000', etternavn: 'Kari Nordmann' };
    expect(checkForm(sharingForm(), typed)).toEqual({
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
])('the form for sharing a travel card checks the number “%s” (B5.27, B5.28)', (fodselsnummer, result) => {
  expect(checkForm(shareTravelCardForm, { fodselsnummer })).toEqual(result);
});

test.each([
  ['', { ok: false, errors: { forsikringsnummer: 'Du må fylle inn et forsikringsnummer' } }],
  ['1234567', { ok: true, sent: { forsikringsnummer: 1234567 } }],
])('the form for adding a travel card checks the number “%s” (B5.31)', (forsikringsnummer, result) => {
  expect(checkForm(addTravelCardForm, { forsikringsnummer })).toEqual(result);
});

test('contact information has the rules of the employee form (B5.37, C3.11)', () => {
  const typed = { ...filledDetails, mobilnummer: '+47 412 34 567', epost: 'kari@example.no' };
  expect(checkForm(contactForm, typed)).toMatchObject({
    ok: true,
    sent: { mobilnummer: '+4741234567', epost: 'kari@example.no' },
  });
  expect(checkForm(contactForm, { ...typed, mobilnummer: '21000000', epost: '' })).toEqual({
    ok: false,
    errors: {
      mobilnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
      epost: 'E-postadressen er ugyldig',
    },
  });
});
