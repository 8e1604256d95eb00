import { boolean, type } from 'superstruct';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { banks } from '#sandbox/shared/banks.ts';
import { withPayload } from '#sandbox/shared/payload.ts';
import { slice } from '#sandbox/slice.ts';

/** The banks for which the customer has a reservation. */
const reserved = slice('reservations', () => new Set<string>());

const isBank = (bankregnr: string | undefined): bankregnr is string =>
  banks.some((bank) => bank.bankregnr === bankregnr);

export const getReservation: Operation = {
  id: 'getReservation',
  method: 'GET',
  path: '/reservasjon/banker/:bankregnr',
  respond: ({ session, params: { bankregnr } }) =>
    isBank(bankregnr)
      ? { body: { reservert: reserved(session).has(bankregnr) } }
      : notFound('Fant ikke banken'),
};

export const updateReservation: Operation = {
  id: 'updateReservation',
  method: 'PUT',
  path: '/reservasjon/banker/:bankregnr/svar',
  respond: withPayload(
    type({ reservert: boolean() }),
    ({ reservert }, { session, params: { bankregnr } }) => {
      if (!isBank(bankregnr)) return notFound('Fant ikke banken');
      if (reservert) reserved(session).add(bankregnr);
      else reserved(session).delete(bankregnr);
      return { empty: 204 };
    },
  ),
};
