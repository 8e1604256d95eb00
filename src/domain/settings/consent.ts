import { boolean, string, type } from 'superstruct';
import { lenient, listOf, text, type Wire } from '#domain/shared/wire.ts';

export const Consent = type({
  samtykkeId: string(),
  tittel: string(),
  infoTekst: text(),
  avslagTekst: text(),
  modalTekster: listOf(string()),
  /** Missing where the customer has not answered (B4.27). */
  answer: lenient(type({ answer: boolean(), date: text() })),
});

/** What the visitor may consent to (B3.35). */
export type Consent = Wire<typeof Consent>;
