import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeastOne, chosen, notShown, yes } from '#domain/fields/choice.ts';
import { checkField } from './check-field.ts';

describe('a question that must be answered with yes', () => {
  const field = yes('Den ansatte må være fast ansatt for å ta del i forsikringen');

  test('takes yes', () => {
    expect(checkField(field, true)).toEqual({ sent: true });
  });

  test.each([false, null, undefined, 'true', 1])('does not take %s', (answer) => {
    expect(checkField(field, answer)).toEqual({
      sentence: 'Den ansatte må være fast ansatt for å ta del i forsikringen',
    });
  });
});

describe('a choice of one', () => {
  const field = chosen(['LESE', 'SKRIVE', 'ADMIN'], 'Du må velge en rolle');

  test('takes what can be chosen', () => {
    expect(checkField(field, 'LESE')).toEqual({ sent: 'LESE' });
    expect(checkField(field, 'ADMIN')).toEqual({ sent: 'ADMIN' });
  });

  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['an empty choice', ''],
    ['what cannot be chosen', 'EIER'],
    ['a list', ['LESE']],
  ])('does not take %s', (_, choice) => {
    expect(checkField(field, choice)).toEqual({ sentence: 'Du må velge en rolle' });
  });
});

describe('a choice of several', () => {
  const sentence = 'Du må oppgi hvilke forsikringer det gjelder';

  test('takes one and more', () => {
    expect(checkField(atLeastOne(sentence), ['N17'])).toEqual({ sent: ['N17'] });
    expect(checkField(atLeastOne(sentence), ['N17', 'N16'])).toEqual({ sent: ['N17', 'N16'] });
  });

  test.each([
    ['none', []],
    ['nothing at all', undefined],
    ['a text', 'N17'],
    ['a list with something else in it', ['N17', 16]],
  ])('does not take %s', (_, choice) => {
    expect(checkField(atLeastOne(sentence), choice)).toEqual({ sentence });
  });
});

test('a field that is not shown holds nothing, whatever was typed into it before', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(checkField(notShown, value)).toEqual({ sent: undefined });
    }),
  );
});
