import { may } from '#domain/person/may.ts';
import type { Relation } from '#domain/person/relation.ts';
import { roleIn } from '#domain/person/role.ts';

/** Whom the visitor acts for. */
export interface Requester {
  readonly relations: readonly Relation[];
  /** Null for a visitor who acts in person. */
  readonly organisasjonsnummer: string | null;
}

/** The name of the organisation; null for a visitor who acts in person, or for one that has no relation to it. */
export const organisationOf = ({ relations, organisasjonsnummer }: Requester): string | null =>
  relations.find((relation) => relation.organisasjonsnummer === organisasjonsnummer)?.organisasjonsnavn ??
  null;

/** B2.89, B6.6: orders and changes need the right to write. */
export const mayOrder = ({ relations, organisasjonsnummer }: Requester): boolean =>
  may(roleIn(relations, organisasjonsnummer), 'orderPolicy');
