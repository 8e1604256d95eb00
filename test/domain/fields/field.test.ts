import fc from 'fast-check';
import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { atLeastOne, chosen, yes } from '#domain/fields/choice.ts';
import { required, requiredText, textField } from '#domain/fields/field.ts';
import { numberField, readWhole } from '#domain/fields/number-field.ts';
import { checkField } from './check-field.ts';

const emptyValues: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['an empty field', ''],
  ['whitespace', ' \t\n\u00a0'],
];

describe('a required text', () => {
  const field = requiredText('missing');

  test('is sent without the spaces around it', () => {
    expect(checkField(field, '  Kari Nordmann ')).toEqual({ sent: 'Kari Nordmann' });
  });

  test.each(emptyValues)('has an error for %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'missing' });
  });

  test('has an error for spaces, also without coercion', () => {
    expect(is('  ', field)).toBe(false);
    expect(is('Kari', field)).toBe(true);
  });
});

describe('a text with a rule', () => {
  const field = textField('Bare små bokstaver', (text) => /^[a-z]+$/.test(text));

  test('is sent without the spaces around it if it follows the rule', () => {
    expect(checkField(field, ' kari ')).toEqual({ sent: 'kari' });
  });

  test.each([['Kari'], ['']])('has an error for "%s", which breaks the rule', (typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Bare små bokstaver' });
  });

  test('is normalised by the function of the field', () => {
    const shouted = textField(
      'Rop',
      (text) => text === 'HEI',
      (typed) => typed.toUpperCase(),
    );
    expect(checkField(shouted, 'hei')).toEqual({ sent: 'HEI' });
  });
});

describe('a required field with a rule', () => {
  const field = required(
    'Fyll inn',
    textField(
      'Feil',
      (text) => text === 'ja',
      (typed) => typed.replace(/\s/g, ''),
    ),
  );

  test.each(emptyValues)('has an error for %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Fyll inn' });
  });

  test('has the error of the rule for a value that breaks it', () => {
    expect(checkField(field, 'nei')).toEqual({ sentence: 'Feil' });
    expect(checkField(field, 7)).toEqual({ sentence: 'Feil' });
  });

  test('is normalised by the function of the rule', () => {
    expect(checkField(field, ' j a ')).toEqual({ sent: 'ja' });
  });
});

describe('a typed number', () => {
  const field = numberField(readWhole, (value) =>
    value === null ? 'Ikke noe tall' : value > 9 ? 'For stort' : null,
  );

  test('is sent as a number', () => {
    expect(checkField(field, ' 7 ')).toEqual({ sent: 7 });
    expect(checkField(field, 7)).toEqual({ sent: 7 });
    expect(checkField(field, '007')).toEqual({ sent: 7 });
    expect(checkField(field, '0')).toEqual({ sent: 0 });
  });

  test('has the error of the rule for a number that breaks it', () => {
    expect(checkField(field, '10')).toEqual({ sentence: 'For stort' });
  });

  test.each([
    ...emptyValues,
    ['words', 'sju'],
    ['a number with a sign', '-7'],
    ['a number with decimals', '7.0'],
    ['a number with an exponent', '1e1'],
    ['a number before a word', '7 år'],
    ['a number after a word', 'nr 7'],
  ])('is not read from %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Ikke noe tall' });
  });
});

test('any value is sent or gives the error message of the field, and nothing throws', () => {
  const checks = [
    (value: unknown) => checkField(requiredText('Feil'), value),
    (value: unknown) =>
      checkField(
        required(
          'Feil',
          textField('Feil', () => false),
        ),
        value,
      ),
    (value: unknown) => checkField(yes('Feil'), value),
    (value: unknown) => checkField(chosen(['a'], 'Feil'), value),
    (value: unknown) => checkField(atLeastOne('Feil'), value),
    (value: unknown) =>
      checkField(
        numberField(readWhole, (number) => (number === null ? 'Feil' : null)),
        value,
      ),
  ];
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
  fc.assert(
    fc.property(anything, fc.constantFrom(...checks), (value, check) => {
      const result = check(value);
      expect('sentence' in result ? result.sentence : 'Feil').toBe('Feil');
    }),
    { numRuns: 500 },
  );
});
