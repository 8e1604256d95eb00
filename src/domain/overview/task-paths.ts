import { addressPart } from '#domain/site/address-part.ts';

/** The path of the claims of a damage customer (A7.14). */
export const claimsPath = (kundenummer: string): string =>
  `/oppgaver/${addressPart(kundenummer)}/skademeldinger`;
