import fc from 'fast-check';
import { validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '#domain/display/phone.ts';
import { postalCode } from '#domain/employees/employee-report-form.ts';
import { email, isEmail } from '#domain/fields/email.ts';
import { isPersonName, isSurname, personName, surname } from '#domain/fields/person-name.ts';
import { mobilePhone } from '#domain/shared/contact-form.ts';
import { anyText } from '#test/domain/any-text.ts';
import { checkField } from './check-field.ts';

describe('the customer’s name (B5.13)', () => {
  test.each([
    ['one word', 'Kari'],
    ['several words', 'Kari Anne Nordmann'],
    ['hyphens', 'Anne-Marie Nordmann-Hansen'],
    ['Norwegian letters', 'Åse Bjørnæs'],
    ['accents', 'René Müller'],
    ['accents as combining characters', 'Rene\u0301 Mu\u0308ller'],
    ['an apostrophe', "O'Brien"],
    ['a typographic apostrophe', 'O’Brien'],
    ['an apostrophe at the beginning and at the end', "'t Hooft Hans'"],
    ['one letter', 'Å'],
    ['letters of another script', 'Мария'],
  ])('is accepted with %s', (_, name) => {
    expect(checkField(personName('no name'), ` ${name} `)).toEqual({ sent: name });
  });

  test.each([
    ['no characters', ''],
    ['only spaces', '  '],
    ['two spaces in a row', 'Kari  Nordmann'],
    ['two hyphens in a row', 'Anne--Marie'],
    ['a hyphen between spaces', 'Anne - Marie'],
    ['a hyphen at the beginning', '-Kari'],
    ['a hyphen at the end', 'Kari-'],
    ['a digit', 'Kari2'],
    ['a full stop', 'Kari N.'],
    ['a comma', 'Nordmann, Kari'],
    ['only an apostrophe', "'"],
    ['only an accent', '\u0301'],
    ['a tab', 'Kari\tNordmann'],
    ['a line break', 'Kari\nNordmann'],
    ['an underscore', 'Kari_Nordmann'],
    ['an emoji', 'Kari 🙂'],
  ])('is refused with %s', (_, name) => {
    expect(checkField(personName('no name'), name)).toEqual({ sentence: 'no name' });
  });

  test('is accepted with any parts of letters between single spaces and hyphens', () => {
    const part = fc.stringMatching(/^[a-zA-ZæøåÆØÅéüñ'’]*[a-zæøå][a-zæøå'’]*$/);
    const parts = fc.array(fc.tuple(part, fc.constantFrom(' ', '-')), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, (all) => {
        const name = all.flat().slice(0, -1).join('');
        expect(isPersonName(name)).toBe(true);
        expect(isPersonName(`${name} `)).toBe(false);
        expect(isPersonName(`-${name}`)).toBe(false);
      }),
    );
  });
});

describe('a surname alone (B5.25)', () => {
  test.each([
    'Nordmann',
    'Nordmann-Hansen',
    "O'Brien",
    'Ås',
    'von der Lippe',
    'Le Roux',
    'Van',
    'de la Cruz-Hansen',
  ])('may be %s', (name) => {
    expect(checkField(surname('not only a surname'), ` ${name} `)).toEqual({ sent: name });
  });

  test.each([
    'Kari Nordmann',
    'Kari von der Lippe',
    'Nordmann Hansen',
    'Nordmann-',
    'Nordmann 2',
    'von  Lippe',
    'von-',
    '',
    ' ',
  ])('may not be "%s"', (name) => {
    expect(checkField(surname('not only a surname'), name)).toEqual({
      sentence: 'not only a surname',
    });
  });

  test.each([
    ['Abdi Hussein', { sent: 'Abdi Hussein' }],
    [' Abdi Hussein', { sent: 'Abdi Hussein' }],
    ['Al Hassan', { sentence: 'not only a surname' }],
  ])('of two words is accepted when it is sent again: "%s" after "Abdi Hussein" (C4.20)', (name, result) => {
    expect(checkField(surname('not only a surname', 'Abdi Hussein '), name)).toEqual(result);
  });

  test.each(['Nordmann 2', 'von  Lippe', 'von-'])('is never "%s"', (name) => {
    expect(checkField(surname('not only a surname', name), name)).toEqual({
      sentence: 'not only a surname',
    });
  });

  test('is always a valid name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z'’ -]{1,12}$/), (name) => {
        expect(!isSurname(name) || isPersonName(name)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the customer’s e-mail address (B5.10)', () => {
  test.each([
    ['without special characters', 'kari@example.no'],
    ['with dots and special characters', "kari.o'nordmann+forsikring_1@mail.example.co.uk"],
    ['with digits and hyphens', '1@2-3.example.no'],
    ['with Norwegian letters', 'kåre@blåbær.no'],
    ['with a domain in Punycode', 'kari@example.xn--p1ai'],
    ['of 254 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.no`],
  ])('is accepted %s', (_, address) => {
    expect(checkField(email('no address'), ` ${address}\n`)).toEqual({ sent: address });
  });

  test('is sent without characters that nobody sees', () => {
    expect(checkField(email('no address'), '\ufeff\u200ekari\u200b@example.no\u2069')).toEqual({
      sent: 'kari@example.no',
    });
  });

  test.each([
    ['no characters', ''],
    ['no @', 'kari.example.no'],
    ['two @', 'kari@nordmann@example.no'],
    ['nothing before @', '@example.no'],
    ['nothing after @', 'kari@'],
    ['no dot after @', 'kari@example'],
    ['a dot at the beginning', '.kari@example.no'],
    ['a dot right before @', 'kari.@example.no'],
    ['a dot right after @', 'kari@.example.no'],
    ['a dot at the end', 'kari@example.no.'],
    ['two dots in a row', 'kari..n@example.no'],
    ['two dots in the domain', 'kari@example..no'],
    ['a space', 'kari n@example.no'],
    ['a space in the domain', 'kari@exam ple.no'],
    ['a comma instead of the dot', 'kari@example,no'],
    ['a comma before @', 'kari,n@example.no'],
    ['a backslash', 'kari\\n@example.no'],
    ['brackets', '<kari>@example.no'],
    ['two addresses', 'kari@example.no,ola@example.no'],
    ['an address in brackets', 'Kari <kari@example.no>'],
    ['a hyphen before the dot', 'kari@example-.no'],
    ['a hyphen after @', 'kari@-example.no'],
    ['an underscore in the domain', 'kari@exa_mple.no'],
    ['a top-level domain of one letter', 'kari@example.n'],
    ['a top-level domain that begins with a digit', 'kari@127.0.0.12'],
    ['255 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.no`],
  ])('is refused with %s', (_, address) => {
    expect(checkField(email('no address'), address)).toEqual({
      sentence: 'no address',
    });
  });

  test('is accepted if fast-check generates it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});

describe('the customer’s mobile number (B5.9, B9.3)', () => {
  const field = mobilePhone('no mobile number');

  test.each([
    ['that begins with 4', '41234567', '41234567'],
    ['that begins with 9', '91234567', '91234567'],
    ['with +47', '+4791234567', '+4791234567'],
    ['with spaces', ' +47 912 34 567 ', '+4791234567'],
    ['with no-break spaces', '91\u00a023\u00a045\u00a067', '91234567'],
    ['with marks of direction, as a phone copies it', '\u202a+47 912 34 567\u202c', '+4791234567'],
    ['with a byte order mark and a zero-width space', '\ufeff9123\u200b4567', '91234567'],
  ])('%s is sent without spaces', (_, typed, sent) => {
    expect(checkField(field, typed)).toEqual({ sent });
  });

  test.each([
    ['no characters', ''],
    ['seven digits', '9123456'],
    ['nine digits', '912345678'],
    ['a first digit other than 4 and 9', '21234567'],
    ['0047', '004791234567'],
    ['47 without +', '4791234567'],
    ['another country code', '+4691234567'],
    ['hyphens', '912-34-567'],
    ['letters', '9123456x'],
    ['+47 twice', '+47+4791234567'],
  ])('is refused with %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'no mobile number' });
  });

  test('is accepted as formatPhone shows it, and sent with +47', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[49]\d{7}$/), (phone) => {
        expect(checkField(field, formatPhone(phone))).toEqual({ sent: `+47${phone}` });
      }),
    );
  });
});

describe('the postal code (B5.5)', () => {
  test.each(['0010', '9999', '0000'])('may be %s', (code) => {
    expect(checkField(postalCode('no postal code'), ` ${code} `)).toEqual({ sent: code });
  });

  test.each(['', '001', '00100', '001a', 'N-0010', '00 10', '-001'])('may not be "%s"', (code) => {
    expect(checkField(postalCode('no postal code'), code)).toEqual({
      sentence: 'no postal code',
    });
  });
});

test('any text is sent or gives the error message of the field, and nothing throws', () => {
  const fields = [
    personName('Feil'),
    surname('Feil'),
    email('Feil'),
    mobilePhone('Feil'),
    postalCode('Feil'),
  ];
  const texts = fc.oneof(anyText, fc.stringMatching(/^[a-z@. '+0-9-]*$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(...fields), (typed, field) => {
      const [failure] = validate(typed, field, { coerce: true });
      expect(failure?.message ?? 'Feil').toBe('Feil');
    }),
    { numRuns: 500 },
  );
});

test('a very long text is refused without slow backtracking', () => {
  const long = 'a-'.repeat(50_000);
  expect(isPersonName(long)).toBe(false);
  expect(isSurname(`${'de '.repeat(50_000)}!`)).toBe(false);
  expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
});
