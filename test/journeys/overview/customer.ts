/** Made up: no birth date has that month. */
export const fodselsnummer = '01437912357';

const car = {
  forsikringsnummer: '7010001',
  versjon: 2,
  produkt: 'M05',
  forsikringstekst: 'Bil – Volvo V60',
  info: 'Volvo V60 XA10001',
  status: 'KRAFT',
  akseptPaaVent: false,
  periode: { fra: '2026-03-01', til: '2027-02-28' },
  terminer: '012',
  premie: 5000,
  tfapremie: 3178,
  kanEndres: true,
  allowGrontKort: true,
  forsikringsprodukt: { produktkode: 'M05', produktnavn: 'Bil', fagsystem: 'SKADE' },
};

export const damageCustomer = {
  transaksjonsId: 'T-1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  offentligId: fodselsnummer,
  kundenummer: '1000010',
  fornavn: 'Kari',
  etternavn: 'Skogly',
  legitimert: true,
  bankForholdRegnr: '3361',
  betalingsmate: 'AVTALEGIRO',
  gyldigAvtalegiro: false,
  radgiverDTO: { navn: 'Siv Rådahl', telefonnummer: { value: '62512345' } },
  deaktiverteProdukter: ['M05'],
  forsikringer: [car],
  tilbud: [],
  radgiverTilbud: { tilbudList: [{ forsikringsnummer: '8010001' }] },
};

export const personCustomer = {
  fodselsnummer,
  fornavn: 'Kari',
  etternavn: 'Skogly',
  kundenummer: '3143791',
  gyldigAvtalegiro: false,
  kontoId: 'A',
  aktiveForsikringer: [
    {
      forsikringsnummer: '7200001',
      versjon: 1,
      produktkode: 'S30',
      status: 'A',
      helsestatus: 'AKTIV',
      forsikringstekst: 'Uførekapital',
      forsikringssum: 400_000,
      pris: 1188,
      periode: { fra: '2026-01-01', til: null },
      forsikrede: { foedselsnummer: fodselsnummer, navn: 'Peder Skogly' },
    },
  ],
  midlertidigeForsikringer: [],
};

export const digitalInsurance = {
  forsikringsnummer: 'F-500124',
  navn: 'Ufør',
  beskrivelse: 'Engangssum ved uførhet',
  status: 'PENDING',
  fagsystem: 'PROLIFE',
  url: 'https://kunde.forsikring.example/hopp/3361/pm/detaljer/liv',
};

export const sharedGroup = {
  privatRelasjonId: 'r1',
  eierFornavn: 'NINA',
  eierEtternavn: 'Moen',
  forsikringer: [
    { forsikringsnummer: '7300001', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: 'Granveien 12' },
  ],
};

export const declaration = {
  id: '88001',
  baseurl: 'https://kunde.forsikring.example/helseerklaring',
  status: 'KLAR_FOR_SIGNERING',
  kilde: 'MAGNUM',
  isBarn: true,
  forsikredeName: 'Jonas Skogly',
};

export const overdueInvoice = {
  fakturanummer: '9040001',
  kid: '000019',
  belop: 958,
  forfallsdato: '2026-11-10',
};

export const unfinishedClaim = {
  id: '77002',
  tittel: 'Bagasje borte på reise',
  status: 'UNDER_UTFYLLING',
  opprettetDato: '2026-11-14',
};

export const travelCard = {
  reisekortId: 'k1',
  forsikringsnummer: { value: '7010009' },
  produktkode: 'P10',
  expirationDate: null,
  forsikringstaker: 'Kari Skogly',
  reisekortinnehaver: 'Kari Skogly',
  shareable: true,
};

export const relation = {
  uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
  organisasjonsnummer: '923609016',
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
  rolle: 'ADMIN',
};
