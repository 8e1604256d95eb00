import type { Persona } from '#sandbox/persona.ts';
import type { Policy } from '#sandbox/policies.ts';

const group = (objektId: string, yrkesgruppe: string, antallAnsatte: number, antallArsverk: number) => ({
  objektId,
  yrkesgruppe,
  antallAnsatte,
  antallArsverk,
  selvstendigNaringsdrivende: false,
  fritekst: null,
  utvidetMenAnnenUlykke: false,
  utvidetMenYrkesskade: true,
  annenUlykkeFritid: true,
});

/** The employees, three quarters of them craftsmen, and the owner (B2.63). */
function occupationGroups(_: Policy, { organisation }: Persona) {
  const employees = organisation?.employees ?? 0;
  const craftsmen = Math.round(employees * 0.75);
  return {
    yrkesgrupper: [
      group('1', 'Snekker', craftsmen, craftsmen - 0.5),
      group('2', 'Kontor', employees - craftsmen, employees - craftsmen),
      { ...group('3', 'Daglig leder', 1, 1), selvstendigNaringsdrivende: true, fritekst: 'Eier' },
    ],
  };
}

const line = (objektnummer: number, text: string, andelOmsetning: number) => ({
  objektnummer,
  objektstype: { id: text.toUpperCase(), text },
  dekning: 'Bedrift Pluss',
  omsetning: 18_500_000,
  andelOmsetning,
  sumEiendeler: 4_200_000,
  egenandel: 15_000,
  karenstid: 3,
  harFullEiendelsdekning: true,
  harPanthaver: false,
  harAvbruddstap: objektnummer === 1,
  harAnsvar: true,
});

/** One activity with interruption cover, and one without (B2.64, B9.7). */
const business = () => ({ virksomheter: [line(1, 'Verksted', 80), line(2, 'Butikk', 20)] });

/** Fills the craftsman view (B2.43). */
const crafts = () => ({
  handverk: [
    {
      objektnummer: 1,
      objektstype: { id: 'SNEKKER', text: 'Snekker' },
      antallArsverk: 11.5,
      omsetning: 18_500_000,
      sumVerktoy: 600_000,
      sumVarer: 250_000,
      egenandel: 10_000,
      harAnsvar: true,
      harProduktansvar: true,
      harAvbruddstap: false,
    },
  ],
});

export const businessSections = { business, crafts, occupationGroups };
