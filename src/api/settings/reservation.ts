import { boolean, type Infer, type, unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { reservationPath } from '#domain/settings/reservation-path.ts';

const Reservation = type({ reservert: boolean() });

/** Whether the customer has opted out of electronic communication (B3.38). */
export type Reservation = Infer<typeof Reservation>;

/** Loads the reservation; each bank has its own (B7.30). */
export const getReservation = (bankregnr: string): Promise<Reservation> =>
  read([...keys.reservations, bankregnr], reservationPath(bankregnr), Reservation);

/** Saves the reservation; the path is not the one that reads it (B7.31). */
export const updateReservation = (bankregnr: string, body: Readonly<Reservation>, signal: AbortSignal) =>
  write(
    invalidatedBy.updateReservation,
    { method: 'PUT', path: `${reservationPath(bankregnr)}/svar`, body, signal },
    unknown(),
  );
