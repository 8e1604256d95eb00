import type { Policy } from '#sandbox/policies.ts';

/** Fills the horse view (B2.32). */
const horses = () => ({
  hester: [
    {
      objektnummer: 1,
      objektstype: { id: 'RIDEHEST', text: 'Ridehest' },
      navn: 'Brunmerra',
      rase: 'Døle',
      fodselsar: 2016,
      forsikringssum: 80_000,
      egenandel: 4000,
      harLivsdekning: true,
      harBruksverdi: true,
      harVeterinar: true,
      harAnsvar: false,
    },
  ],
});

/** Fills the pet view (B2.34). */
const pets = ({ produkt }: Policy) => ({
  dyr: [
    {
      objektnummer: 1,
      objektstype: produkt === 'P30' ? { id: 'KATT', text: 'Katt' } : { id: 'HUND', text: 'Hund' },
      navn: produkt === 'P30' ? 'Pus' : 'Passopp',
      rase: produkt === 'P30' ? 'Skogkatt' : 'Buhund',
      fodselsdato: '2021-05-09',
      chipnummer: '000098100000001',
      forsikringssum: 15_000,
      veterinarsum: 40_000,
      egenandel: 1500,
      harLivsdekning: true,
      harAnsvar: produkt !== 'P30',
    },
  ],
});

export const animalSections = { horses, pets };
