import { string, type } from 'superstruct';
import type { Wire } from './wire.ts';

export const Bank = type({
  name: string(),
  /** The bank's registration number, four digits; leading zeros count. */
  bankregnr: string(),
});

/** A local bank that sells our insurance. */
export type Bank = Wire<typeof Bank>;
