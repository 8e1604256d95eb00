import fc from 'fast-check';
import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { atLeastOne, chosen, yes } from '#domain/fields/choice.ts';
import { required, requiredText, textField } from '#domain/fields/field.ts';
import { numberField, readWhole } from '#domain/fields/number-field.ts';
import { checkField } from './check-field.ts';

const blanks: [string, unknown][] = [
  ['nothing at all', undefined],
  ['null', null],
  ['an empty field', ''],
  ['blanks', ' \t\n\u00a0'],
];

describe('a text that is required', () => {
  const field = requiredText('Du må fylle ut navn');

  test('is sent without the blanks around it', () => {
    expect(checkField(field, '  Kari Nordmann ')).toEqual({ sent: 'Kari Nordmann' });
  });

  test.each(blanks)('is asked for in place of %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Du må fylle ut navn' });
  });

  test('is asked for in place of blanks, also where nothing is tidied', () => {
    expect(is('  ', field)).toBe(false);
    expect(is('Kari', field)).toBe(true);
  });
});

describe('a text with a rule', () => {
  const field = textField('Bare små bokstaver', (text) => /^[a-z]+$/.test(text));

  test('keeps it, once the blanks around are gone', () => {
    expect(checkField(field, ' kari ')).toEqual({ sent: 'kari' });
  });

  test.each([['Kari'], ['']])('or the customer reads its sentence: "%s"', (typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Bare små bokstaver' });
  });

  test('is tidied as the field asks', () => {
    const shouted = textField(
      'Rop',
      (text) => text === 'HEI',
      (typed) => typed.toUpperCase(),
    );
    expect(checkField(shouted, 'hei')).toEqual({ sent: 'HEI' });
  });
});

describe('a field that is required and has a rule', () => {
  const field = required(
    'Fyll inn',
    textField(
      'Feil',
      (text) => text === 'ja',
      (typed) => typed.replace(/\s/g, ''),
    ),
  );

  test.each(blanks)('is asked for in place of %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Fyll inn' });
  });

  test('is judged by its rule once something is typed', () => {
    expect(checkField(field, 'nei')).toEqual({ sentence: 'Feil' });
    expect(checkField(field, 7)).toEqual({ sentence: 'Feil' });
  });

  test('is tidied as the rule asks', () => {
    expect(checkField(field, ' j a ')).toEqual({ sent: 'ja' });
  });
});

describe('a number that is typed', () => {
  const field = numberField(readWhole, (value) =>
    value === null ? 'Ikke noe tall' : value > 9 ? 'For stort' : null,
  );

  test('is sent as a number', () => {
    expect(checkField(field, ' 7 ')).toEqual({ sent: 7 });
    expect(checkField(field, 7)).toEqual({ sent: 7 });
    expect(checkField(field, '007')).toEqual({ sent: 7 });
    expect(checkField(field, '0')).toEqual({ sent: 0 });
  });

  test('is judged as a number', () => {
    expect(checkField(field, '10')).toEqual({ sentence: 'For stort' });
  });

  test.each([
    ...blanks,
    ['words', 'sju'],
    ['a sign', '-7'],
    ['a decimal', '7.0'],
    ['a power', '1e1'],
    ['words after it', '7 år'],
    ['words before it', 'nr 7'],
  ])('is not %s', (_, typed) => {
    expect(checkField(field, typed)).toEqual({ sentence: 'Ikke noe tall' });
  });
});

test('whatever value comes in, the customer reads the sentence of the field or nothing, and nothing throws', () => {
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
