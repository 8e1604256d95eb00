/** The text about a rental car (B9.8); `cover` is the code of the basic cover. The second text is assumed. */
export const rentalCarText = (cover: string): string =>
  cover === 'NARINGSBIL_PLUSS' ? 'Hele reparasjonstiden' : 'Inntil femten dager';

/** Whether the vehicle is insured as stored (B9.28). */
const isStored = (cover: string): boolean => cover.startsWith('LAGRING');

/** The mileage in kilometres a year; 0 for a stored vehicle (B9.9). */
export const shownMileage = (cover: string, kjorelengde: number): number =>
  isStored(cover) ? 0 : kjorelengde;
