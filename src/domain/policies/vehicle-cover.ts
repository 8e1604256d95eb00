/** B9.8; `cover` is the code of the basic cover. The second text is ours. */
export const rentalCarText = (cover: string): string =>
  cover === 'NARINGSBIL_PLUSS' ? 'Hele reparasjonstiden' : 'Inntil femten dager';

/** B9.28: the vehicle stands still. */
const isStored = (cover: string): boolean => cover.startsWith('LAGRING');

/** B9.9: in kilometres a year; none for a stored vehicle, whatever was agreed before. */
export const shownMileage = (cover: string, kjorelengde: number): number =>
  isStored(cover) ? 0 : kjorelengde;
