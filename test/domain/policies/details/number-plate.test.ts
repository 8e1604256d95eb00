import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberPlateIn } from '#domain/policies/details/policy-links.ts';
import { anyText } from '#test/domain/any-text.ts';

describe('a number plate at the end of a policy’s info text (B5.39, C3.7)', () => {
  test.each([
    ['is found after the name of the car', 'Volkswagen Golf AB12345', 'AB12345'],
    ['is found without other text', 'EL90000', 'EL90000'],
    ['is found after a comma', 'Golf,AB10000', 'AB10000'],
    ['is the last of two', 'AB12345 CD67890', 'CD67890'],
  ])('%s', (_, info, plate) => {
    expect(numberPlateIn(info)).toBe(plate);
  });

  test.each([
    ['if its number begins with 0', 'Golf AB01234'],
    ['in small letters', 'Golf ab12345'],
    ['with one letter', 'Golf A12345'],
    ['with three letters', 'Golf ABC12345'],
    ['with four digits', 'Golf AB1234'],
    ['with six digits', 'Golf AB123456'],
    ['with a space in it', 'Golf AB 12345'],
    ['with Norwegian letters', 'Golf ÆØ12345'],
    ['right after a letter', 'GolfÆAB12345'],
    ['right after a digit', 'Golf 7AB12345'],
    ['before other text', 'AB12345 Golf'],
    ['in an empty text', ''],
  ])('is not found %s', (_, info) => {
    expect(numberPlateIn(info)).toBeNull();
  });

  test('is found after any text, and no text makes it throw', () => {
    const plates = fc.stringMatching(/^[A-Z]{2}[1-9]\d{4}$/);
    fc.assert(
      fc.property(anyText, plates, (text, plate) => {
        expect(numberPlateIn(`${text} ${plate}`)).toBe(plate);
        expect(numberPlateIn(text) ?? plate).toMatch(/^[A-Z]{2}[1-9]\d{4}$/);
      }),
    );
  });
});
