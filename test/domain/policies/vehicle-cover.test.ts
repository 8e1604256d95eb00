import { expect, test } from 'vitest';
import { rentalCarText, shownMileage } from '#domain/policies/details/vehicles.ts';

test.each([
  ['NARINGSBIL_PLUSS', 'Hele reparasjonstiden'],
  ['KASKO', 'Inntil femten dager'],
  ['DELKASKO', 'Inntil femten dager'],
  ['', 'Inntil femten dager'],
])('with the cover “%s”, the text about a rental car is: %s (B9.8)', (cover, text) => {
  expect(rentalCarText(cover)).toBe(text);
});

test.each([
  ['LAGRINGSKASKO', 0],
  ['LAGRINGSDELKASKO', 0],
  ['LAGRING', 0],
  ['KASKO', 12_000],
  ['KASKO_LAGRING', 12_000],
  ['', 12_000],
])('with the cover “%s”, the shown mileage is %d km (B9.9)', (cover, kilometres) => {
  expect(shownMileage(cover, 12_000)).toBe(kilometres);
});
