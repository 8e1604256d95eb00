import { describe, expect, test } from 'vitest';
import { vehicleCoverLabel, vehicleFieldLabel, vehicleUseLabel } from '#domain/policies/labels/vehicle.ts';
import { unbroken } from '#test/support/no-break-space.ts';

describe('the label of the cover (B9.27, B9.28)', () => {
  test.each([
    ['ANSVAR', 'Ansvar'],
    ['DELKASKO', 'Delkasko'],
    ['KASKO', 'Kasko'],
    ['NARINGSBIL_PLUSS', 'Næringsbil Pluss'],
    ['LAGRINGSDELKASKO', 'Lagring delkasko'],
    ['LAGRINGSKASKO', 'Lagring kasko'],
    ['SUPERKASKO', null],
  ])('%s is: %s', (code, label) => {
    expect(vehicleCoverLabel(code)).toBe(label);
  });
});

describe('the label of the use (B9.28, B9.10)', () => {
  test.each([
    ['AMBULANSE', 'Ambulanse'],
    ['HANDVERKERBIL', 'Håndverkerbil'],
    ['MINIBUSS_10', 'Minibuss inntil 10 seter'],
    ['MINIBUSS_16', 'Minibuss inntil 16 seter'],
    ['PABYGD_BIL', `Påbygd bil inntil ${unbroken('250 000 kr')}`],
    ['ARSPROVESKILT', 'Årsprøveskilt'],
    ['TAXI', null],
  ])('%s is: %s', (code, label) => {
    expect(vehicleUseLabel(code)).toBe(label);
  });
});

describe('the label of the vehicle field (B3.20, B3.21, B3.22, B3.23, B3.24)', () => {
  test.each([
    ['merke', 'Merke'],
    ['modell', 'Modell'],
    ['registreringsnummer', 'Registreringsnummer'],
    ['registreringsAr', 'Registreringsår'],
    ['kjorelengde', 'Kjørelengde'],
    ['bruksomrade', 'Bruksområde'],
    ['avgiftsklasse', 'Avgiftsklasse'],
    ['basisdekning', 'Dekning'],
    ['leiebil', 'Leiebil'],
    ['panthaverEllerLeaset', 'Panthaver eller leaset'],
    ['forerPassasjerUlykke', 'Fører- og passasjerulykke'],
    ['godsansvar', 'Godsansvar'],
    ['avbrudd', 'Avbrudd'],
    ['yrkesverktoy', 'Yrkesverktøy'],
    ['ekstrautstyr', 'Ekstrautstyr'],
    ['egenandelKasko', 'Egenandel kasko'],
    ['bonus', 'Bonus'],
    ['snobroyting', 'Snøbrøyting'],
    ['distrikt', 'Distrikt'],
    ['sandstroapparat', 'Sandstrøapparat'],
    ['onspotKjetting', 'Onspot-kjetting'],
    ['ryggekamera', 'Ryggekamera'],
    ['elgfanger', 'Elgfanger'],
    ['fgGodkjentSporingssystem', 'FG-godkjent sporingssystem'],
    ['erEierForer', 'Eier er fører'],
    ['pakke', 'Pakke'],
    ['antallHjul', 'antallHjul'],
  ])('%s is: %s', (field, label) => {
    expect(vehicleFieldLabel(field)).toBe(label);
  });
});
