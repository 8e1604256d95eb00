import { describe, expect, test } from 'vitest';
import { describeHeavyVehicle, describeVehicle } from '#domain/policies/details/vehicles.ts';
import { lines } from './lines.ts';

describe('a vehicle (B2.30, B2.61, B3.20 to B3.23)', () => {
  const vehicle = {
    merke: 'Volvo',
    modell: 'V60',
    registreringsnummer: 'AB12345',
    registreringsAr: 2021,
    kjorelengde: 12_000,
    bruksomrade: { id: 'PRIVAT', text: 'Privat' },
    avgiftsklasse: 'Personbil',
    dekning: {
      basisdekning: 'KASKO',
      leiebil: true,
      panthaverEllerLeaset: false,
      forerPassasjerUlykke: true,
      godsansvar: false,
      ekstrautstyr: 20_000,
    },
    egenandelKasko: 6000,
    bonus: 70,
    ryggekamera: true,
    fgGodkjentSporingssystem: false,
  };
  const shown = (basisdekning: string, kjorelengde: number | null = vehicle.kjorelengde) =>
    lines(
      describeVehicle({
        kjoretoy: { ...vehicle, kjorelengde, dekning: { ...vehicle.dekning, basisdekning } },
      }),
    );

  test('has its covers, additional covers, safety measures and fields', () => {
    expect(shown('KASKO')).toEqual([
      'Dekninger',
      'Dekning: Kasko',
      'Egenandel kasko: 6 000 kr',
      'Bonus: 70 %',
      'Ekstrautstyr: 20 000 kr',
      'Tilleggsdekninger',
      'Leiebil: Inntil femten dager',
      'Fører- og passasjerulykke',
      'Godsansvar: ikke dekket',
      'Sikkerhet',
      'Ryggekamera',
      'Om kjøretøyet',
      'Merke og modell: Volvo V60',
      'Registreringsnummer: AB12345',
      'Registreringsår: 2021',
      'Kjørelengde: 12 000 km/år',
      'Bruksområde: Privat',
      'Avgiftsklasse: Personbil',
    ]);
  });

  test('has 0 kilometres a year if it is stored (B9.9)', () => {
    expect(shown('LAGRINGSKASKO')).toContain('Kjørelengde: 0 km/år');
    expect(shown('LAGRINGSKASKO', null)).toContain('Kjørelengde: 0 km/år');
    expect(shown('KASKO', null).join()).not.toContain('Kjørelengde');
  });

  test('has a rental car for the whole repair with the package of a business (B9.8)', () => {
    expect(shown('NARINGSBIL_PLUSS')).toContain('Leiebil: Hele reparasjonstiden');
  });

  test('has additional fields if it is heavy (B2.42, B3.24)', () => {
    const tungtKjoretoy = {
      egenandelKasko: 20_000,
      bonus: 60,
      distrikt: 'Innlandet',
      pakke: 'Stor',
      snobroyting: true,
      sandstroapparat: false,
      onspotKjetting: true,
      ryggekamera: true,
      elgfanger: false,
      fgGodkjentSporingssystem: true,
      erEierForer: true,
    };
    const read = lines(describeHeavyVehicle({ kjoretoy: vehicle, tungtKjoretoy }));
    expect(read).toEqual(expect.arrayContaining(['Egenandel kasko: 20 000 kr', 'Bonus: 60 %']));
    expect(read.slice(read.indexOf('Utstyr og sikkerhet'), read.indexOf('Om kjøretøyet'))).toEqual([
      'Utstyr og sikkerhet',
      'Snøbrøyting',
      'Onspot-kjetting',
      'Ryggekamera',
      'FG-godkjent sporingssystem',
      'Bruk',
      'Pakke: Stor',
      'Distrikt: Innlandet',
      'Eier er fører: Ja',
    ]);
  });
});
