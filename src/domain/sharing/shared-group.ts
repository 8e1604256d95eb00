import { number, string, type } from 'superstruct';
import { eachOf, lenient, text, type Wire } from '#domain/shared/wire.ts';

export const owner = { privatRelasjonId: string(), eierFornavn: text(), eierEtternavn: text() };

export const SharedGroup = type({
  ...owner,
  forsikringer: eachOf(
    type({
      forsikringsnummer: string(),
      versjon: number(),
      produkt: text(),
      title: text(),
      subtitle: lenient(string()),
      labelText: lenient(string()),
      premiePerManed: lenient(number()),
    }),
  ),
});

/** Policies that one person has given insight into (B3.29). */
export type SharedGroup = Wire<typeof SharedGroup>;
