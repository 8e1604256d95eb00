import { codeLabels } from './labels.ts';

/**
 * What a cover is, in plain words, by its name in lower case. All texts are assumed; they promise nothing that the name does
 * not say (0044). The sum, the deductible and the certificate have the limits.
 */
const textOf = codeLabels({
  ansvar: 'Når du må betale erstatning for skade som du har gjort på andre eller på det andre eier.',
  avbestilling: 'Når du må avbestille reisen. Gyldige grunner står i vilkårene.',
  behandlingsutgifter: 'Utgifter til behandling etter en skade eller sykdom.',
  bygning: 'Skade på selve bygningen.',
  dødsfall: 'Et beløp til de etterlatte.',
  innbo: 'Skade på møbler, klær og andre ting i hjemmet.',
  kasko: 'Skade på ditt eget kjøretøy.',
  'medisinsk invaliditet': 'Et beløp hvis du får en varig skade.',
  reisegods: 'Bagasje og ting du har med på reisen.',
  reisesyke: 'Når du blir syk på reise.',
  rettshjelp: 'Utgifter til advokat når du er i en tvist.',
  uførhet: 'Et beløp hvis du blir ufør.',
  yrkesskade: 'Skade og sykdom som skyldes arbeidet.',
});

/** Null for a cover without a text. */
export const coverAbout = (name: string): string | null => textOf(name.trim().toLowerCase());
