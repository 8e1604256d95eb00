import { monthlyPrice } from '#domain/display/amounts.ts';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { type Policy, proposalsOf } from '#sandbox/policies.ts';
import { adviser } from '#sandbox/shared/damage-customer.ts';

/** An offer has a number, a version and a product (B3.28). */
const offer = ({
  forsikringsnummer,
  versjon,
  produkt,
  forsikringstekst,
  premie,
  periode,
  ...more
}: Policy) => ({
  forsikringsnummer,
  versjon,
  produkt,
  forsikringstekst,
  premie,
  periode,
  variantId: 'STANDARD',
  ...(more.info !== undefined && { info: more.info }),
  ...(more.tfapremie !== undefined && { tfapremie: more.tfapremie }),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export const listProposals: Operation = {
  id: 'listProposals',
  method: 'GET',
  path: '/tilbud',
  respond({ persona }) {
    const proposals = proposalsOf(persona);
    if (proposals.length === 0) return notFound('Fant ikke forsikringsforslaget');
    const premium = sum(proposals.map(({ premie }) => premie));
    const fee = sum(proposals.map(({ tfapremie = 0 }) => tfapremie));
    return {
      body: {
        tilbudList: proposals.map(offer),
        totalArligPremie: premium,
        totalMandligPremie: monthlyPrice(premium),
        totalArligTfaPremie: fee,
        totalMandligTfaPremie: monthlyPrice(fee),
        antallDagerTilgjenglig: 14,
        radgiver: adviser,
      },
    };
  },
};
