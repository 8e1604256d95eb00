import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeastOne, chosen, notShown, yes } from '#domain/fields/choice.ts';
import { checkField } from './check-field.ts';

describe('a question that must be answered with yes', () => {
  const field = yes('answered no');

  test('accepts yes', () => {
    expect(checkField(field, true)).toEqual({ sent: true });
  });

  test.each([false, null, undefined, 'true', 1])('does not accept %s', (answer) => {
    expect(checkField(field, answer)).toEqual({
      sentence: 'answered no',
    });
  });
});

test('a question without an answer may have its own sentence (C4.19)', () => {
  const field = yes('answered no', 'not answered');
  expect(checkField(field, null)).toEqual({ sentence: 'not answered' });
  expect(checkField(field, false)).toEqual({
    sentence: 'answered no',
  });
});

describe('a choice of one', () => {
  const field = chosen(['LESE', 'SKRIVE', 'ADMIN'], 'unknown role');

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
    expect(checkField(field, choice)).toEqual({ sentence: 'unknown role' });
  });
});

describe('a choice of several', () => {
  const sentence = 'none chosen';

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
