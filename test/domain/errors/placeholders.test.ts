import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { around, fill, type Placeholder } from '#domain/errors/placeholders.ts';

describe('placeholders are replaced', () => {
  test.each([
    ['by a name', 'Kari Nordmann', 'Kari Nordmann har tilgang til Solvik AS'],
    [
      'by a name with the special characters of a replacement',
      '$& $1 $$',
      '$& $1 $$ har tilgang til Solvik AS',
    ],
    ['by a name that looks like a placeholder', '{organisation}', '{organisation} har tilgang til Solvik AS'],
    ['by an empty name', '', ' har tilgang til Solvik AS'],
  ])('%s', (_, name, sentence) => {
    expect(fill('{name} har tilgang til {organisation}', { name, organisation: 'Solvik AS' })).toBe(sentence);
  });

  test('each time that they occur', () => {
    expect(fill('{name} og {name}', { name: 'Kari' })).toBe('Kari og Kari');
  });

  test('unless they have no value, also if every object has a property of that name', () => {
    expect(fill('{constructor} {name}' as string, {})).toBe('{constructor} {name}');
  });

  test('by any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
        expect(fill('<{name}>', { name })).toBe(`<${name}>`);
      }),
    );
  });

  test('and a text without placeholders stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        fc.pre(!text.includes('{'));
        expect(fill(text, {})).toBe(text);
      }),
    );
  });
});

test('the compiler knows the placeholders of a text, and requires a value for each', () => {
  expectTypeOf<Placeholder<'{name} har tilgang til {organisation}'>>().toEqualTypeOf<
    'name' | 'organisation'
  >();
  expectTypeOf<Placeholder<'Ukjent produkt'>>().toBeNever();
  // @ts-expect-error: the organisation is missing
  expect(fill('{name} til {organisation}', { name: 'Kari' })).toBe('Kari til {organisation}');
});

describe('for a link in place of a placeholder, the text is split around it', () => {
  test.each([
    ['in the middle', 'Ring oss på {phone}, så hjelper vi deg.', ['Ring oss på ', ', så hjelper vi deg.']],
    ['at the end', 'Ring oss på {phone}', ['Ring oss på ', '']],
    ['once only', '{phone} eller {phone}', ['', ' eller {phone}']],
    ['at the beginning', '{phone} svarer', ['', ' svarer']],
    ['but not without one', 'Ring oss phone {name}', null],
  ])('%s', (_, text, parts) => {
    expect(around(text, 'phone')).toEqual(parts);
  });
});
