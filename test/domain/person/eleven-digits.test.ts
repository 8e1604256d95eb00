import { expect, test } from 'vitest';
import { addressWithoutNationalIds } from '#domain/person/eleven-digits.ts';

test.each([
  ['/bil/01437912357', '/bil/[skjult]'],
  ['/bil/014379%2012357', '/bil/[skjult]'],
  ['/bil/01%2043%2079%2012357', '/bil/[skjult]'],
  ['/bil/nr%2001437912357', '/bil/nr%20[skjult]'],
  ['/bil/014379%12357', '/bil/[skjult]'],
  ['/bil/٠١٤٣٧٩١٢٣٥٧', '/bil/[skjult]'],
  ['/bil/7130010/2', '/bil/7130010/2'],
  ['/faktura?kid=01437912357', '/faktura?kid=01437912357'],
])('the address %s becomes %s', (address, expected) => {
  expect(addressWithoutNationalIds(address)).toBe(expected);
});

// A pattern in which '%20' could be one separator or a separator and two digits would not end.
test.each(['%20', '%22', '%c3%a5', '1%20'])('an address of ten thousand "%s" is read to its end', (part) => {
  expect(addressWithoutNationalIds(`#/?x=${part.repeat(10_000)}`)).not.toBe('');
});
