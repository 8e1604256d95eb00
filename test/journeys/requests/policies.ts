import { car } from '#flows/fixtures/customer.ts';

/** The organisation's policies: one in force, one accepted, and one that has ended. */
export const forsikringer = [
  {
    ...car,
    produkt: 'N33',
    forsikringstekst: 'Næringsbil',
    forsikringsnummer: '7330001',
    info: 'Toyota Proace',
  },
  {
    ...car,
    produkt: 'N06',
    forsikringsnummer: '7060001',
    info: null,
    status: 'AKSEPT',
    akseptPaaVent: false,
  },
  { ...car, produkt: 'N07', forsikringsnummer: '7070001', status: 'UKJENT' },
];
