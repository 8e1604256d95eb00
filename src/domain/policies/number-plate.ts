/** B5.39: the number plate at the end of a policy's info text, or null. That it stands by itself there is assumed. */
export function numberPlateIn(info: string): string | null {
  const [, plate = null] = /(?:^|[^\p{L}\p{N}])([A-Z]{2}[1-9]\d{4})$/u.exec(info) ?? [];
  return plate;
}
