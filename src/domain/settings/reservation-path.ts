import { addressPart } from '#domain/site/address-part.ts';

/** The path of the customer's reservation; each bank has its own (B7.30). */
export const reservationPath = (bankregnr: string): string => `/reservasjon/banker/${addressPart(bankregnr)}`;
