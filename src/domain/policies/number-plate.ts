/**
 * The number plate at the end of a policy's info text (B5.39); null if there is none. It is assumed that no letter or
 * digit precedes it.
 */
export function numberPlateIn(info: string): string | null {
  const [, plate = null] = /(?:^|[^\p{L}\p{N}])([A-Z]{2}[1-9]\d{4})$/u.exec(info) ?? [];
  return plate;
}
