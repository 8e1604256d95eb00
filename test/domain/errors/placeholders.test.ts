import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { around, fill, type Placeholder } from '#domain/errors/placeholders.ts';

describe('the customer reads names in the place of placeholders', () => {
  test.each([
    ['a name', 'Kari Nordmann', 'Kari Nordmann har tilgang til Solvik AS'],
    [
      'a name with signs that a replacement could take for orders',
      '$& $1 $$',
      '$& $1 $$ har tilgang til Solvik AS',
    ],
    ['a name that looks like a placeholder', '{organisation}', '{organisation} har tilgang til Solvik AS'],
    ['an empty name', '', ' har tilgang til Solvik AS'],
  ])('%s', (_, name, sentence) => {
    expect(fill('{name} har tilgang til {organisation}', { name, organisation: 'Solvik AS' })).toBe(sentence);
  });

  test('as often as the placeholder stands there', () => {
    expect(fill('{name} og {name}', { name: 'Kari' })).toBe('Kari og Kari');
  });

  test('and a placeholder that nobody fills stands as it is, even one that every object knows', () => {
    expect(fill('{constructor} {name}' as string, {})).toBe('{constructor} {name}');
  });

  test('whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (name) => {
        expect(fill('<{name}>', { name })).toBe(`<${name}>`);
      }),
    );
  });

  test('and what has no placeholder changes for nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        fc.pre(!text.includes('{'));
        expect(fill(text, {})).toBe(text);
      }),
    );
  });
});

test('the compiler knows the placeholders of a text, and asks for each of them', () => {
  expectTypeOf<Placeholder<'{name} har tilgang til {organisation}'>>().toEqualTypeOf<
    'name' | 'organisation'
  >();
  expectTypeOf<Placeholder<'Ukjent produkt'>>().toBeNever();
  // @ts-expect-error: the organisation is missing
  expect(fill('{name} til {organisation}', { name: 'Kari' })).toBe('Kari til {organisation}');
});

describe('where a link takes the place of a placeholder, the text is split around it', () => {
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
