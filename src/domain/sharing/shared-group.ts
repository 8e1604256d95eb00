import { integer, number, string, type } from 'superstruct';
import { eachOf, maybe, type Wire } from '#domain/shared/wire.ts';

export const owner = { privatRelasjonId: string(), eierFornavn: string(), eierEtternavn: string() };

export const SharedGroup = type({
  ...owner,
  forsikringer: eachOf(
    type({
      forsikringsnummer: string(),
      versjon: integer(),
      produkt: string(),
      title: string(),
      subtitle: maybe(string()),
      labelText: maybe(string()),
      premiePerManed: maybe(number()),
    }),
  ),
});

/** Policies that one person has given insight into (B3.29). */
export type SharedGroup = Wire<typeof SharedGroup>;
