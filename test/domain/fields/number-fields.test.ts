import fc from 'fast-check';
import { validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { birthYear } from '#domain/fields/birth-year.ts';
import { required } from '#domain/fields/field.ts';
import { insuranceNumber, insuranceNumberDigits } from '#domain/fields/insurance-number.ts';
import { percentage } from '#domain/fields/percentage.ts';
import { anyText } from '#test/domain/any-text.ts';
import { checkField } from './check-field.ts';

const positionShare = percentage({
  noNumber: 'no number',
  outside: 'outside',
});

const yearOfBirth = birthYear(
  {
    missing: 'missing',
    tooEarly: 'too early',
    tooLate: 'too late',
  },
  '2026-12-31',
);

const policyNumber = insuranceNumber('no policy number');

describe('the employee’s share of a full position (B5.8)', () => {
  test.each([
    ['10', 10],
    ['100', 100],
    ['50', 50],
    [' 80 ', 80],
    ['37,5', 37.5],
    ['37.5', 37.5],
    ['099', 99],
  ])('may be %s %%', (typed, sent) => {
    expect(checkField(positionShare, typed)).toEqual({ sent });
  });

  test.each(['9', '9,99', '0', '-50', '100,01', '101', '1000', '9'.repeat(400)])(
    'must be from 10 to 100, not %s',
    (typed) => {
      expect(checkField(positionShare, typed)).toEqual({
        sentence: 'outside',
      });
    },
  );

  test.each(['', ' ', 'full', '80 %', '1e2', '50,', ',5', '5 0', '+50', '0x20', '37,5,0', '--50', 'ca. 50'])(
    'must be a number, not "%s"',
    (typed) => {
      expect(checkField(positionShare, typed)).toEqual({ sentence: 'no number' });
    },
  );
});

describe('the employee’s year of birth (B5.33, B9.4)', () => {
  test.each([
    ['1900', 1900],
    ['2026', 2026],
    [' 1985 ', 1985],
  ])('may be %s', (typed, sent) => {
    expect(checkField(yearOfBirth, typed)).toEqual({ sent });
  });

  test.each(['1899', '85', '0'])('must not be before 1900, such as %s', (typed) => {
    expect(checkField(yearOfBirth, typed)).toEqual({ sentence: 'too early' });
  });

  test.each(['2027', '19850', '9'.repeat(400)])('must not be after this year, such as %s', (typed) => {
    expect(checkField(yearOfBirth, typed)).toEqual({ sentence: 'too late' });
  });

  test.each(['', ' ', 'åtti', '1985,5', '-1985', '21.11.1985'])(
    'must have only digits, not "%s"',
    (typed) => {
      expect(checkField(yearOfBirth, typed)).toEqual({ sentence: 'missing' });
    },
  );
});

describe('the insurance number of a travel card (B5.31)', () => {
  test.each([
    ['1234567', 1234567],
    [' 7654 ', 7654],
    ['0012345', 12345],
    ['1', 1],
  ])('%s is sent as a number', (typed, sent) => {
    expect(checkField(policyNumber, typed)).toEqual({ sent });
  });

  test.each(['', ' ', '12345678', '00000001', '12a', '-1', '1.5'])(
    'must have one to seven digits, not "%s"',
    (typed) => {
      expect(checkField(policyNumber, typed)).toEqual({ sentence: 'no policy number' });
    },
  );

  test('may be any number of up to seven digits', () => {
    expect(insuranceNumberDigits).toBe(7);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        expect(checkField(policyNumber, String(number))).toEqual({ sent: number });
      }),
    );
  });
});

test('a required number can have an error message of its own for an empty field', () => {
  const field = required('empty', positionShare);
  expect(checkField(field, '')).toEqual({ sentence: 'empty' });
  expect(checkField(field, 'full')).toEqual({ sentence: 'no number' });
  expect(checkField(field, '80')).toEqual({ sent: 80 });
});

test('any text is sent as a number or gives an error message of the field', () => {
  const texts = fc.oneof(anyText, fc.stringMatching(/^[0-9.,eE+ -]*$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(positionShare, yearOfBirth, policyNumber), (typed, field) => {
      const [failure, sent] = validate(typed, field, { coerce: true });
      expect(failure?.message ?? '').not.toMatch(/^Expected/);
      expect(failure ? 0 : sent).toSatisfy(Number.isFinite);
    }),
    { numRuns: 500 },
  );
});
