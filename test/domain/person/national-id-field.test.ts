import fc from 'fast-check';
import { validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { required } from '#domain/fields/field.ts';
import {
  nationalId,
  nationalIdDigits,
  nationalIdLength,
  nationalIdPattern,
} from '#domain/person/national-id-field.ts';
import { anyText } from '#test/domain/any-text.ts';
import { checkField } from '#test/domain/fields/check-field.ts';
import { syntheticId } from './synthetic-ids.ts';

const child = syntheticId(21, 11, 2035, 500);
const grouped = child.replace(/^(.{6})/, '$1 ');
const sentence = 'no number';

describe('the employee’s national identity number (B5.6)', () => {
  test('is sent without spaces', () => {
    expect(checkField(nationalId(sentence, '2036-01-01'), child)).toEqual({ sent: child });
    expect(checkField(nationalId(sentence, '2036-01-01'), ` ${grouped}`)).toEqual({ sent: child });
  });

  test.each([
    ['empty', ''],
    ['a number with a wrong check digit', `${child.slice(0, 10)}${(Number(child[10]) + 1) % 10}`],
    ['ten digits', child.slice(1)],
    ['words', 'vet ikke'],
  ])('may not be %s', (_, typed) => {
    expect(checkField(nationalId(sentence, '2036-01-01'), typed)).toEqual({ sentence });
  });

  test('may not be the number of a person who is not born on the given day', () => {
    expect(checkField(nationalId(sentence, '2035-11-20'), child)).toEqual({ sentence });
  });
});

describe('the number of the person who gets insight (B5.24)', () => {
  const field = required('empty', nationalIdPattern('wrong pattern'));

  test('follows the looser pattern, with any check digits', () => {
    expect(checkField(field, '010181 00000')).toEqual({ sent: '01018100000' });
    expect(checkField(field, '01928100000')).toEqual({ sent: '01928100000' });
  });

  test('is required', () => {
    expect(checkField(field, ' ')).toEqual({ sentence: 'empty' });
  });

  test.each(['0101810000', '010181000000', '32018100000', '01138100000', '41018100000'])(
    'may not be %s',
    (typed) => {
      expect(checkField(field, typed)).toEqual({ sentence: 'wrong pattern' });
    },
  );
});

describe('the number of the person who gets a travel card (B5.27, B5.28)', () => {
  const field = required('empty', nationalIdLength('wrong length'));

  test('may be any eleven digits', () => {
    expect(nationalIdDigits).toBe(11);
    expect(checkField(field, '99999999999')).toEqual({ sent: '99999999999' });
    expect(checkField(field, '999999 99999')).toEqual({ sent: '99999999999' });
  });

  test('is required', () => {
    expect(checkField(field, '')).toEqual({ sentence: 'empty' });
  });

  test.each(['1', '9999999999', '999999999999', '9999999999x'])('may not be %s', (typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'wrong length' });
  });
});

test('any text is sent or gives the error message of the field, and nothing throws', () => {
  const fields = [nationalId('Feil', '2036-01-01'), nationalIdPattern('Feil'), nationalIdLength('Feil')];
  const texts = fc.oneof(anyText, fc.stringMatching(/^\d{9,12}$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(...fields), (typed, field) => {
      const [failure] = validate(typed, field, { coerce: true });
      expect(failure?.message ?? 'Feil').toBe('Feil');
    }),
  );
});
