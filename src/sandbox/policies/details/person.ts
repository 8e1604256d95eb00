import type { Persona } from '#sandbox/persona.ts';
import type { Policy } from '#sandbox/policies.ts';

/** Fills the income view (B2.62). */
const income = () => ({
  inntekt: {
    inntektsniva: 620_000,
    manedligUtbetaling: 15_000,
    harArbeidsledighet: true,
    harPermittering: true,
    harKreft: false,
  },
});

/** L55 has no daily payment (B2.37). */
const farmerAccident = ({ produkt }: Policy, { name }: Persona) => ({
  personer: [
    {
      objektnummer: 1,
      navn: `${name.fornavn} ${name.etternavn}`,
      yrkesgruppe: 'Gårdbruker',
      sumDod: 1_000_000,
      sumUforhet: 2_000_000,
      dagpenger: produkt === 'L50' ? 800 : null,
      karenstid: produkt === 'L50' ? 14 : null,
      harBehandlingsutgifter: true,
    },
  ],
});

export const personSections = { farmerAccident, income };
