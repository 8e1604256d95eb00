import { array, string, type } from 'superstruct';
import { lenient, type Wire } from '#domain/shared/wire.ts';

/** One person's insight into the policies of another (B3.63). */
const PrivateRelation = type({
  privatRelasjonId: string(),
  eierFornavn: lenient(string()),
  eierEtternavn: lenient(string()),
  disponentFulltNavn: string(),
});

export const PrivateRelations = array(PrivateRelation);

export type PrivateRelation = Wire<typeof PrivateRelation>;

/** Surname and national identity number of the person who gets insight (B3.63). */
export interface NewPrivateRelation {
  readonly disponentEtternavn: string;
  readonly disponentFodselsnummer: { readonly value: string };
}
