import { boolean, number, type Struct, string, type, validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { eachOf, lenient, listOf, maybe, part, readable, text } from '#domain/shared/wire.ts';

/** What the app gets from a field of a response, or 'refused'. */
const readAs = <T, S>(struct: Struct<T, S>, value: unknown): unknown => {
  const [failure, read] = validate(value, struct, { coerce: true });
  return failure ? 'refused' : read;
};

/** Superstruct throws when it describes this value in a message. */
const odd = Object.create(null);

test.each([
  ['a number', 7, 7],
  ['null', null, null],
  ['nothing', undefined, undefined],
  ['a text', '7', 'refused'],
])('a field that may be missing, but not be wrong, with %s', (_, value, read) => {
  expect(readAs(maybe(number()), value)).toBe(read);
});

test.each([
  ['a text', 'A', 'A'],
  ['null', null, null],
  ['nothing', undefined, undefined],
  ['a number', 7, null],
  ['a value that cannot be shown', odd, null],
])('a field that may be wrong, with %s', (_, value, read) => {
  expect(readAs(lenient(string()), value)).toBe(read);
});

test.each([
  ['a text', 'A', 'A'],
  ['null', null, ''],
  ['nothing', undefined, ''],
  ['a number', 7, ''],
])('a text that may be missing, with %s', (_, value, read) => {
  expect(readAs(text(), value)).toBe(read);
});

describe('an object that may be missing', () => {
  const named = part(type({ navn: text(), fast: lenient(boolean()) }));

  test.each([
    ['an object', { navn: 'Kari', fast: true }, { navn: 'Kari', fast: true }],
    ['a wrong field', { navn: 'Kari', fast: 'ja' }, { navn: 'Kari', fast: null }],
    ['null', null, { navn: '' }],
    ['nothing', undefined, { navn: '' }],
    ['a text', 'Kari', { navn: '' }],
  ])('with %s', (_, value, read) => {
    expect(readAs(named, value)).toEqual(read);
  });

  test('is unreadable if one of its fields is needed', () => {
    expect(readAs(part(type({ navn: string() })), null)).toBe('refused');
  });
});

test.each([
  ['a list', ['A', 'B'], ['A', 'B']],
  ['a list with a wrong entry', ['A', 7, null], ['A']],
  ['nothing', undefined, []],
  ['null', null, []],
  ['a text', 'A', []],
])('a list that may be missing, with %s', (_, value, read) => {
  expect(readAs(listOf(string()), value)).toEqual(read);
});

test.each([
  ['a list', ['A', 'B'], ['A', 'B']],
  ['a list with a wrong entry', ['A', 7], ['A', null]],
  ['nothing', undefined, 'refused'],
  ['null', null, 'refused'],
  ['a text', 'A', 'refused'],
])('a list that is needed, with %s', (_, value, read) => {
  expect(readAs(eachOf(string()), value)).toEqual(read);
});

test('the readable entries of a list are those that are not null', () => {
  expect(readable(['A', null, ''])).toEqual(['A', '']);
});

test.each([
  ['lenient', lenient(number()), 'number'],
  ['text', text(), 'string'],
  ['part', part(type({ navn: text() })), 'type'],
  ['listOf', listOf(string()), 'array'],
  ['eachOf', eachOf(string()), 'array'],
])('%s has the name of its type, which the message about a failure has', (_, struct, name) => {
  expect(struct.type).toBe(name);
});
