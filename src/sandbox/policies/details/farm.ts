import type { Policy } from '#sandbox/policies.ts';
import { today } from '#sandbox/today.ts';

const farmObject = (objektnummer: number, objektstype: { id: string; text: string }, sum: number) => ({
  objektnummer,
  objektstype,
  opprinneligByggear: null,
  dekninger: [
    { navn: objektstype.text, sum, egenandel: 10_000 },
    { navn: 'Riving og rydding', sum: 500_000, egenandel: null },
  ],
  egenandel: 10_000,
  harVanntake: false,
  harSensor: true,
  harBrannalarm: true,
  harElkontroll: true,
  sisteElkontrollDato: today({ years: -2 }),
  harOverspenningsvern: true,
  harRadgivningstjeneste: true,
});

const animals = (
  objektnummer: number,
  objektstype: { id: string; text: string },
  dyreslag: 'FJORFE' | 'HUSDYR',
  antallDyr: number,
) => ({
  objektnummer,
  objektstype,
  dyreslag,
  antallDyr,
  forsikringssum: 900_000,
  egenandel: 8000,
  harBrann: true,
  harSykdom: true,
  harTransport: false,
});

const sheep = () => animals(2, { id: 'SAU', text: 'Sau' }, 'HUSDYR', 60);
const goats = () => animals(2, { id: 'GEIT', text: 'Geit' }, 'HUSDYR', 35);
const hens = () => animals(3, { id: 'VERPEHONE', text: 'Verpehøns' }, 'FJORFE', 1200);

/** Fills the farm view with a sum and safety measures (B2.60). */
const farmBuildings = () => ({
  bygninger: [{ ...farmObject(1, { id: 'FJOS', text: 'Fjøs' }, 6_500_000), opprinneligByggear: 1964 }],
});

/** The farm's objects and herds; fodder has no herds (B2.38, B2.39). */
const farmStock = ({ produkt }: Policy) => ({
  objekter: [
    produkt === 'L45'
      ? farmObject(1, { id: 'FOR', text: 'Fôr' }, 300_000)
      : farmObject(1, { id: 'LOSORE', text: 'Løsøre' }, 750_000),
  ],
  besetninger: { L30: [sheep(), hens()], L35: [sheep()], L36: [hens()], L40: [goats()] }[produkt] ?? [],
});

/** A herd is shown in the animal view (B2.34). */
const herds = () => ({
  besetninger: [animals(1, { id: 'STORFE', text: 'Storfe' }, 'HUSDYR', 24)],
});

/** Fills the machine view (B2.31). */
export const machines = ({ produkt }: Policy) => ({
  maskiner: [
    {
      objektnummer: 1,
      objektstype:
        produkt === 'L17' ? { id: 'TRESKER', text: 'Skurtresker' } : { id: 'TRAKTOR', text: 'Traktor' },
      merke: 'Grålle',
      modell: produkt === 'L17' ? 'T40' : '120',
      registreringsnummer: produkt === 'L20' ? 'XB20001' : null,
      registreringsAr: 2019,
      dekning: {
        basisdekning: { L17: 'REDSKAP_KASKO', L20: 'ANSVAR' }[produkt] ?? 'ANSVAR_UREGISTRERT',
        kasko: { L17: 'KASKO_MASKINSKADE', L20: 'KASKO' }[produkt] ?? 'NEI',
      },
      forsikringssum: 1_800_000,
      egenandel: 10_000,
      harPanthaver: true,
    },
  ],
});

export const farmSections = { farmBuildings, farmStock, herds, machines };
