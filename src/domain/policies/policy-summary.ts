import { string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

export const PolicySummary = type({
  forsikringsnummer: string(),
  navn: string(),
  beskrivelse: string(),
  status: string(),
  fagsystem: string(),
  /** Not trusted: `allowAddress` checks it before it becomes a link. */
  url: maybe(string()),
});

/** A policy at the successor insurer (A3.4). */
export type PolicySummary = Wire<typeof PolicySummary>;
