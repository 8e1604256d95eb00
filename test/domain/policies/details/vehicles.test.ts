import { describe, expect, test } from 'vitest';
import {
  describeHeavyVehicle,
  describeVehicle,
  describeVehicles,
} from '#domain/policies/details/vehicles.ts';
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
      'Kasko: Inkludert, Egenandel 6 000 kr',
      'Leiebil: Inntil femten dager',
      'Fører- og passasjerulykke: Inkludert',
      'Ekstrautstyr: 20 000 kr',
      'Godsansvar: Ikke dekket',
      'Sikkerhet',
      'Ryggekamera',
      'Om kjøretøyet',
      'Merke og modell: Volvo V60',
      'Registreringsnummer: AB12345',
      'Bonus: 70 %',
      'Registreringsår: 2021',
      'Kjørelengde: 12 000 km/år',
      'Bruksområde: Privat',
      'Avgiftsklasse: Personbil',
    ]);
  });

  const rowsFor = (basisdekning: string) =>
    describeVehicle({ kjoretoy: { ...vehicle, dekning: { ...vehicle.dekning, basisdekning } } }).flatMap(
      (part) => (part.kind === 'covers' ? part.covers : []),
    );

  test.each([
    [
      'KASKO',
      'Skade på andre, og skade på ditt eget kjøretøy.',
      'Om glass, tyveri og veihjelp er med, står i vilkårene.',
    ],
    [
      'DELKASKO',
      'Skade på andre, og noen skader på ditt eget kjøretøy.',
      'Hvilke, og om glass, tyveri og veihjelp er med, står i vilkårene.',
    ],
    ['LAGRINGSDELKASKO', 'Noen skader på kjøretøyet mens det er lagret.', 'Hvilke, står i vilkårene.'],
    ['LAGRINGSKASKO', 'Skade på kjøretøyet mens det er lagret.', 'Hva som er med, står i vilkårene.'],
    ['ANSVAR', 'Skade som kjøretøyet gjør på andre. Skade på ditt eget kjøretøy er ikke med.', undefined],
    ['NARINGSBIL_PLUSS', undefined, undefined],
  ])(
    'explains the basic cover %s in plain words, and says where the answer is (C4.44)',
    (code, about, terms) => {
      const [first] = rowsFor(code);
      expect([first?.about, first?.terms?.text]).toEqual([about, terms]);
    },
  );

  test('explains its additional covers, also one that it does not have (C4.44)', () => {
    expect(
      rowsFor('KASKO')
        .slice(1)
        .map(({ name, about }) => [name, about]),
    ).toEqual([
      ['Leiebil', 'En bil å kjøre mens din egen blir reparert.'],
      ['Fører- og passasjerulykke', 'Når føreren eller en passasjer blir skadet i en ulykke.'],
      ['Ekstrautstyr', 'Utstyr som er montert på kjøretøyet i tillegg til det vanlige.'],
      ['Godsansvar', 'Når gods som du frakter for andre, blir skadet.'],
    ]);
  });

  test('has no deductible for liability alone, and no name for an unknown cover (C4.44)', () => {
    expect(shown('ANSVAR')).toContain('Ansvar: Inkludert');
    expect(shown('ANSVAR').join()).not.toContain('genandel');
    expect(shown('HELT_NY')).toContain('Dekning: Se forsikringsbeviset, Egenandel 6 000 kr');
  });

  test('has its deductible among its facts if the insurer does not say what the basic cover is (C4.44)', () => {
    expect(shown('')).toContain('Egenandel kasko: 6 000 kr');
  });

  test('does not have a cover whose sum is 0 (C4.44)', () => {
    const dekning = { basisdekning: 'KASKO', avbrudd: 0, yrkesverktoy: 50_000, ekstrautstyr: 0 };
    const read = lines(describeVehicle({ kjoretoy: { ...vehicle, dekning } }));
    expect(read.slice(0, read.indexOf('Sikkerhet'))).toEqual([
      'Dekninger',
      'Kasko: Inkludert, Egenandel 6 000 kr',
      'Yrkesverktøy: 50 000 kr',
      'Avbrudd: Ikke dekket',
      'Ekstrautstyr: Ikke dekket',
    ]);
  });

  test('has its make, model and plate as heading if the policy has several', () => {
    expect(lines(describeVehicles([vehicle]))).toEqual(
      expect.arrayContaining(['Volvo V60: AB12345', 'Registreringsår: 2021', 'Kjørelengde: 12 000 km/år']),
    );
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
    expect(read).toEqual(expect.arrayContaining(['Kasko: Inkludert, Egenandel 20 000 kr', 'Bonus: 60 %']));
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
