import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPart } from '#domain/site/address-part.ts';
import { anyText } from '#test/domain/any-text.ts';

test('a part of an address is encoded', () => {
  expect(addressPart('F-1/2?a#b')).toBe('F-1%2F2%3Fa%23b');
  expect(addressPart('😀')).toBe('%F0%9F%98%80');
  expect(addressPart(3)).toBe('3');
});

test.each(['.a', 'a.', '...', 'a..', '..a', 'v1.2'])('the dots of %s stay', (part) => {
  expect(addressPart(part)).toBe(part);
});

test('each half of a surrogate pair is replaced', () => {
  expect(addressPart('\ud800a\udc00')).toBe('%EF%BF%BDa%EF%BF%BD');
});

test('half a surrogate pair is replaced, so that no text makes a screen fail', () => {
  expect(addressPart('a\ud800b')).toBe('a%EF%BF%BDb');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => decodeURIComponent(addressPart(text))).not.toThrow();
    }),
  );
});

test.each(['.', '..'])('a part of the dots %s does not change the path', (dots) => {
  expect(new URL(`https://example.org/rest/reisekort/${addressPart(dots)}`).pathname).toBe(
    '/rest/reisekort/%EF%BF%BD',
  );
});

test.each([
  ['../logg-ut', '\ufffd/logg-ut'],
  ['../../logg-ut', '\ufffd/\ufffd/logg-ut'],
  ['7/../logg-ut', '7/\ufffd/logg-ut'],
  ['7/./..', '7/\ufffd/\ufffd'],
  ['..\\..\\logg-ut', '\ufffd\\\ufffd\\logg-ut'],
  ['7\\../.\\..', '7\\\ufffd/\ufffd\\\ufffd'],
  ['..;a=b/logg-ut', '\ufffd;a=b/logg-ut'],
  ['..?a', '\ufffd?a'],
  ['..#a', '\ufffd#a'],
])('a gateway that decodes the part %j finds no dot segment in it', (text, decoded) => {
  expect(decodeURIComponent(addressPart(text))).toBe(decoded);
});

test('a control character is replaced', () => {
  expect(addressPart('7\u0000\n')).toBe('7%EF%BF%BD%EF%BF%BD');
});

test.each(['%3Cb', '100%de.pdf', 'a%2Bb'])('%s arrives as it is', (text) => {
  expect(decodeURIComponent(addressPart(text))).toBe(text);
});

test('no other file of the product calls encodeURIComponent, but for a file in a data address', () => {
  const files = ['src/api', 'src/app', 'src/domain', 'src/ui', 'src/views', 'machines', 'flows'].flatMap(
    (layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${layer}/${file}`),
  );
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('encodeURIComponent'))).toEqual([
    'src/domain/display/csv.ts',
    'src/domain/site/address-part.ts',
  ]);
});
