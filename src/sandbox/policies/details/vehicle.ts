import { isVehicle } from '#domain/products/vehicle-products.ts';
import type { Policy } from '#sandbox/policies.ts';

const makes: Readonly<Record<string, readonly [merke: string, modell: string, year: number]>> = {
  M05: ['Volvo', 'V60', 2021],
  M10: ['Tysnes', '750', 2017],
  M15: ['Surre', '50', 2022],
  M20: ['Nordstjernen', '1200', 1964],
  M25: ['Torden', '650', 2018],
  M26: ['Torden', '125', 2023],
  M30: ['Vidde', '600', 2020],
  M35: ['Fjellko', 'Heim', 2015],
  M37: ['Myra', '500', 2019],
  M45: ['Grålle', '35', 1988],
  N33: ['Fjellko', 'Last', 2022],
  N35: ['Bjørn', '18', 2020],
};

/** The registration number at the end of the policy's `info`; null if it has none. */
const plateOf = ({ info = '' }: Policy): string | null =>
  /[A-Z]{2} ?\d{5}$/.exec(info)?.[0].replace(' ', '') ?? null;

function vehicleOf(policy: Policy) {
  const { produkt } = policy;
  const [merke, modell, registreringsAr] = makes[produkt] ?? ['Ukjent', 'Ukjent', null];
  const isBusiness = produkt.startsWith('N');
  return {
    merke,
    modell,
    registreringsnummer: isVehicle(produkt) ? plateOf(policy) : null,
    registreringsAr,
    kjorelengde: isBusiness ? 30_000 : 12_000,
    bruksomrade: isBusiness
      ? { id: 'HANDVERKERBIL', text: 'Håndverkerbil' }
      : { id: 'PRIVAT', text: 'Privat' },
    avgiftsklasse: isBusiness ? 'Varebil klasse 2' : 'Personbil',
    dekning: {
      // A veteran vehicle is insured in storage, and then has no mileage (B9.9).
      basisdekning: { M20: 'LAGRINGSKASKO', N33: 'NARINGSBIL_PLUSS' }[produkt] ?? 'KASKO',
      leiebil: produkt === 'M05' || isBusiness,
      panthaverEllerLeaset: isBusiness,
      forerPassasjerUlykke: true,
      godsansvar: isBusiness,
      avbrudd: isBusiness ? 50_000 : null,
      yrkesverktoy: isBusiness ? 100_000 : null,
      ekstrautstyr: 20_000,
    },
    egenandelKasko: 6000,
    bonus: 70,
    ryggekamera: registreringsAr !== null && registreringsAr > 2015,
    fgGodkjentSporingssystem: false,
  };
}

/** A vehicle with all its fields (B3.19). */
const vehicle = (policy: Policy) => ({ kjoretoy: vehicleOf(policy) });

/** A heavy vehicle has further fields (B3.24). */
const heavyVehicle = (policy: Policy) => ({
  kjoretoy: vehicleOf(policy),
  tungtKjoretoy: {
    egenandelKasko: 20_000,
    bonus: 60,
    distrikt: 'Innlandet',
    pakke: 'Tungbil Pluss',
    snobroyting: true,
    sandstroapparat: true,
    onspotKjetting: true,
    ryggekamera: true,
    elgfanger: false,
    fgGodkjentSporingssystem: true,
    erEierForer: false,
  },
});

export const vehicleSections = { heavyVehicle, vehicle };
