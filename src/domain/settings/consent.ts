import { array, boolean, string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

export const Consent = type({
  samtykkeId: string(),
  tittel: string(),
  infoTekst: string(),
  avslagTekst: string(),
  modalTekster: array(string()),
  /** Missing where the customer has not answered (B4.27). */
  answer: maybe(type({ answer: boolean(), date: string() })),
});

/** What the visitor may consent to (B3.35). */
export type Consent = Wire<typeof Consent>;
