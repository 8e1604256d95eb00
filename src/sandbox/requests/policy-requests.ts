import { integer, type } from 'superstruct';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { email, phone, text, withPayload } from '#sandbox/shared/payload.ts';
import { withRight } from '#sandbox/shared/rights.ts';

const order = { telefonnummer: phone, epost: email, melding: text };

const Order = type(order);

const Change = type({ ...order, kundenummer: text, forsikringsnummer: text, versjon: integer() });

/* The insurer's staff handle both later, so no data changes. */

export const changePolicy: Operation = {
  id: 'changePolicy',
  method: 'POST',
  path: '/bm/endre-forsikring',
  respond: withRight(
    'changePolicy',
    withPayload(Change, ({ kundenummer, forsikringsnummer }, { persona }) => {
      const isTheirs =
        kundenummer === persona.kundenummer &&
        policiesOf(persona).some((policy) => policy.forsikringsnummer === forsikringsnummer);
      return isTheirs ? { empty: 204 } : notFound('Fant ikke forsikringen');
    }),
  ),
};

export const orderPolicy: Operation = {
  id: 'orderPolicy',
  method: 'POST',
  path: '/bm/bestille-forsikring',
  respond: withRight(
    'orderPolicy',
    withPayload(Order, () => ({ empty: 204 })),
  ),
};
