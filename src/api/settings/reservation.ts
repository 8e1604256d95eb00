import { boolean, type Infer, type, unknown } from 'superstruct';
import * as keys from '#api/keys.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { addressPart } from '#domain/site/address-part.ts';

const Reservation = type({ reservert: boolean() });

/** B3.38: against electronic communication. */
export type Reservation = Infer<typeof Reservation>;

const pathOf = (bankregnr: string) => `/reservasjon/banker/${addressPart(bankregnr)}`;

/** Reservations are kept per bank (B7.30). */
export const getReservation = (bankregnr: string): Promise<Reservation> =>
  read([...keys.reservations, bankregnr], pathOf(bankregnr), Reservation);

/** Reading and saving have different paths (B7.31). */
export const updateReservation = (bankregnr: string, body: Readonly<Reservation>, signal: AbortSignal) =>
  write(
    outdatedBy.updateReservation,
    { method: 'PUT', path: `${pathOf(bankregnr)}/svar`, body, signal },
    unknown(),
  );
