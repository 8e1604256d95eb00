import { formatKroner } from '#domain/display/amounts.ts';
import { codeLabels, labels } from './labels.ts';

/** The largest numbers of seats of a minibus (B9.10). */
const minibusSeats = { small: 10, large: 16 } as const;

/** The highest value of a car with a special body, in kroner (B9.10). */
const bodyBuiltLimit = 250_000;

// The specification has some codes (B9.27) and kinds (B9.28); the other codes, and all labels, are assumed.

/** Covers of vehicles (B9.27, B9.28). */
export const vehicleCoverLabel = codeLabels({
  ANSVAR: 'Ansvar',
  DELKASKO: 'Delkasko',
  KASKO: 'Kasko',
  NARINGSBIL_PLUSS: 'Næringsbil Pluss',
  LAGRINGSDELKASKO: 'Lagring delkasko',
  LAGRINGSKASKO: 'Lagring kasko',
});

/** What a vehicle is used for (B9.28, B9.10). */
export const vehicleUseLabel = codeLabels({
  AMBULANSE: 'Ambulanse',
  HANDVERKERBIL: 'Håndverkerbil',
  MINIBUSS_10: `Minibuss inntil ${minibusSeats.small} seter`,
  MINIBUSS_16: `Minibuss inntil ${minibusSeats.large} seter`,
  PABYGD_BIL: `Påbygd bil inntil ${formatKroner(bodyBuiltLimit)}`,
  ARSPROVESKILT: 'Årsprøveskilt',
});

/** Fields of a vehicle and of its cover (B3.20 to B3.24, B2.61), by their names on the wire. */
export const vehicleFieldLabel = labels({
  merke: 'Merke',
  modell: 'Modell',
  registreringsnummer: 'Registreringsnummer',
  registreringsAr: 'Registreringsår',
  kjorelengde: 'Kjørelengde',
  bruksomrade: 'Bruksområde',
  avgiftsklasse: 'Avgiftsklasse',
  basisdekning: 'Dekning',
  leiebil: 'Leiebil',
  panthaverEllerLeaset: 'Panthaver eller leaset',
  forerPassasjerUlykke: 'Fører- og passasjerulykke',
  godsansvar: 'Godsansvar',
  avbrudd: 'Avbrudd',
  yrkesverktoy: 'Yrkesverktøy',
  ekstrautstyr: 'Ekstrautstyr',
  egenandelKasko: 'Egenandel kasko',
  bonus: 'Bonus',
  snobroyting: 'Snøbrøyting',
  distrikt: 'Distrikt',
  sandstroapparat: 'Sandstrøapparat',
  onspotKjetting: 'Onspot-kjetting',
  ryggekamera: 'Ryggekamera',
  elgfanger: 'Elgfanger',
  fgGodkjentSporingssystem: 'FG-godkjent sporingssystem',
  erEierForer: 'Eier er fører',
  pakke: 'Pakke',
});
