import { string, type } from 'superstruct';
import { lenient, type Wire } from './wire.ts';

export const Bank = type({
  name: string(),
  /** The bank's registration number, four digits; leading zeros count. */
  bankregnr: string(),
});

/** The bank of the site; only its number is used (A7.12). */
export const SiteBank = type({ name: lenient(string()), bankregnr: string() });

export type SiteBank = Wire<typeof SiteBank>;

/** A local bank that sells our insurance. */
export type Bank = Wire<typeof Bank>;
