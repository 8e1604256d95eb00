import { string, type } from 'superstruct';
import { lenient, text, type Wire } from '#domain/shared/wire.ts';

export const PolicySummary = type({
  forsikringsnummer: string(),
  navn: string(),
  beskrivelse: text(),
  status: text(),
  fagsystem: lenient(string()),
  /** Not trusted: `allowAddress` checks it before it becomes a link. */
  url: lenient(string()),
});

/** A policy at the successor insurer (A3.4). */
export type PolicySummary = Wire<typeof PolicySummary>;
