import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeastOne, chosen, notShown, yes } from '#domain/fields/choice.ts';
import { checkField } from './check-field.ts';

describe('a question that must be answered with yes', () => {
  const field = yes('Den ansatte må være fast ansatt for å ta del i forsikringen');

  test('accepts yes', () => {
    expect(checkField(field, true)).toEqual({ sent: true });
  });

  test.each([false, null, undefined, 'true', 1])('does not accept %s', (answer) => {
    expect(checkField(field, answer)).toEqual({
      sentence: 'Den ansatte må være fast ansatt for å ta del i forsikringen',
    });
  });
});

test('a question without an answer may have its own sentence (C4.19)', () => {
  const field = yes(
    'Den ansatte må være fast ansatt for å ta del i forsikringen',
    'Du må svare på spørsmålet',
  );
  expect(checkField(field, null)).toEqual({ sentence: 'Du må svare på spørsmålet' });
  expect(checkField(field, false)).toEqual({
    sentence: 'Den ansatte må være fast ansatt for å ta del i forsikringen',
  });
});

describe('a choice of one', () => {
  const field = chosen(['LESE', 'SKRIVE', 'ADMIN'], 'Du må velge en rolle');

  test.each(['LESE', 'SKRIVE', 'ADMIN'])('accepts the option %s', (option) => {
    expect(checkField(field, option)).toEqual({ sent: option });
  });

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['an empty choice', ''],
    ['another text', 'EIER'],
    ['a list', ['LESE']],
  ])('does not accept %s', (_, choice) => {
    expect(checkField(field, choice)).toEqual({ sentence: 'Du må velge en rolle' });
  });
});

describe('a choice of several', () => {
  const sentence = 'Du må oppgi hvilke forsikringer det gjelder';

  test('accepts one option and several', () => {
    expect(checkField(atLeastOne(sentence), ['N17'])).toEqual({ sent: ['N17'] });
    expect(checkField(atLeastOne(sentence), ['N17', 'N16'])).toEqual({ sent: ['N17', 'N16'] });
  });

  test.each([
    ['an empty list', []],
    ['undefined', undefined],
    ['a text', 'N17'],
    ['a list with a number', ['N17', 16]],
  ])('does not accept %s', (_, choice) => {
    expect(checkField(atLeastOne(sentence), choice)).toEqual({ sentence });
  });
});

test('a hidden field sends nothing, whatever its value is', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(checkField(notShown, value)).toEqual({ sent: undefined });
    }),
  );
});
