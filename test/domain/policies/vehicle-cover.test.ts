import { expect, test } from 'vitest';
import { rentalCarText, shownMileage } from '#domain/policies/vehicle-cover.ts';

test.each([
  ['NARINGSBIL_PLUSS', 'Hele reparasjonstiden'],
  ['KASKO', 'Inntil femten dager'],
  ['DELKASKO', 'Inntil femten dager'],
  ['', 'Inntil femten dager'],
])('B9.8: with the cover “%s”, the text about a rental car is: %s', (cover, text) => {
  expect(rentalCarText(cover)).toBe(text);
});

test.each([
  ['LAGRINGSKASKO', 0],
  ['LAGRINGSDELKASKO', 0],
  ['LAGRING', 0],
  ['KASKO', 12_000],
  ['KASKO_LAGRING', 12_000],
  ['', 12_000],
])('B9.9: with the cover “%s”, the shown mileage is %d km', (cover, kilometres) => {
  expect(shownMileage(cover, 12_000)).toBe(kilometres);
});
