import type { Policy } from '#sandbox/policies.ts';

/** A policy with an unknown product (A3.14, A8.13), copied from the customer's first policy. */
export const unknownPolicy = (policies: readonly Policy[]) => ({
  ...policies[0],
  forsikringsnummer: '7999999',
  produkt: 'Q99',
  forsikringstekst: 'Musikkinstrument',
  status: 'KRAFT',
  kanEndres: false,
  allowGrontKort: false,
  forsikringsprodukt: { produktkode: 'Q99', produktnavn: 'Musikkinstrument', fagsystem: 'SKADE' },
});
