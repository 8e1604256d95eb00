import { codeLabels } from './labels.ts';

/** What a cover is for decides what its name means: 'Kasko' of a boat says nothing about a vehicle. */
export type Insured = 'vehicle' | 'other';

export interface CoverWords {
  /** What the cover is, in plain words. */
  readonly about?: string;
  /** A question that only the terms answer. It has the word 'vilkårene' once, which the page makes a link. */
  readonly terms?: string;
}

// By the cover's name in lower case. All texts are assumed; they promise nothing that the name does not say (0044). The
// sum, the deductible and the certificate have the limits.

const aboutOf = codeLabels({
  ansvar: 'Når du må betale erstatning for skade på andre eller på det andre eier.',
  avbestilling: 'Når du må avbestille reisen.',
  avbruddstap: 'Tapt inntekt mens virksomheten står stille etter en skade.',
  behandlingsutgifter: 'Utgifter til behandling etter en skade eller sykdom.',
  bygning: 'Skade på selve bygningen.',
  'bygning pluss': 'En utvidet dekning av bygningen.',
  'båt og motor': 'Skade på båten og motoren.',
  dødsfall: 'Et beløp til de etterlatte.',
  'full dekning av eiendeler': 'Skade på eiendelene til virksomheten.',
  'fører- og passasjerulykke': 'Når føreren eller en passasjer blir skadet i en ulykke.',
  godsansvar: 'Når gods som du frakter for andre, blir skadet.',
  innbo: 'Skade på møbler, klær og andre ting i hjemmet.',
  'innbo pluss': 'En utvidet dekning av innboet.',
  'medisinsk invaliditet': 'Et beløp hvis du får en varig skade.',
  produktansvar: 'Når noe du har laget eller levert, gjør skade på andre eller på det andre eier.',
  reisegods: 'Bagasje og ting du har med på reisen.',
  reisesyke: 'Når du blir syk på reise.',
  rettshjelp: 'Utgifter til advokat når du er i en tvist.',
  'råte og skadedyr': 'Skade på bygningen av råte eller skadedyr.',
  uførhet: 'Et beløp hvis du blir ufør.',
  ulykke: 'Når du blir skadet i en ulykke.',
  verdisaker: 'Ting i hjemmet med høy verdi, for eksempel smykker.',
  yrkesskade: 'Skade og sykdom som skyldes arbeidet.',
});

const termsOf = codeLabels({
  avbestilling: 'Gyldige grunner står i vilkårene.',
});

const vehicleAboutOf = codeLabels({
  ansvar: 'Skade som kjøretøyet gjør på andre. Skade på ditt eget kjøretøy er ikke med.',
  avbrudd: 'Tap mens kjøretøyet ikke kan brukes etter en skade.',
  delkasko: 'Skade på andre, og noen skader på ditt eget kjøretøy.',
  ekstrautstyr: 'Utstyr som er montert på kjøretøyet i tillegg til det vanlige.',
  kasko: 'Skade på andre, og skade på ditt eget kjøretøy.',
  'lagring delkasko': 'Noen skader på kjøretøyet mens det er lagret.',
  'lagring kasko': 'Skade på kjøretøyet mens det er lagret.',
  leiebil: 'En bil å kjøre mens din egen blir reparert.',
  yrkesverktøy: 'Verktøy som du har i kjøretøyet til arbeidet.',
});

const vehicleTermsOf = codeLabels({
  delkasko: 'Hvilke, og om glass, tyveri og veihjelp er med, står i vilkårene.',
  kasko: 'Om glass, tyveri og veihjelp er med, står i vilkårene.',
  'lagring delkasko': 'Hvilke, står i vilkårene.',
  'lagring kasko': 'Hva som er med, står i vilkårene.',
});

/** The words for a cover, the same on every page; nothing for a cover that we have no words for. */
export function coverWords(name: string, insured: Insured): CoverWords {
  const key = name.trim().toLowerCase();
  const isVehicle = insured === 'vehicle';
  const about = (isVehicle ? vehicleAboutOf(key) : null) ?? aboutOf(key);
  const terms = (isVehicle ? vehicleTermsOf(key) : null) ?? termsOf(key);
  return { ...(about !== null && { about }), ...(terms !== null && { terms }) };
}
