import type { Identified } from './identification.ts';
import { type Action, may } from './may.ts';
import type { Relation } from './relation.ts';
import { roleIn } from './role.ts';

/** A visitor, and the organisation that they act for. */
export interface Representative {
  readonly relations: readonly Pick<
    Relation,
    'uuid' | 'organisasjonsnummer' | 'organisasjonsnavn' | 'rolle' | 'isBmAdmin'
  >[];
  /** Null for a visitor who acts for themselves. */
  readonly organisasjonsnummer: string | null;
}

/** The visitor of a page of their own, or of an organisation that they have a role in. */
export interface PageVisitor extends Representative, Identified {
  readonly isBroker: boolean;
}

/** The name of the organisation; null for visitors who act for themselves, or have no relation to it. */
export const organisationOf = ({ relations, organisasjonsnummer }: Representative): string | null =>
  relations.find((relation) => relation.organisasjonsnummer === organisasjonsnummer)?.organisasjonsnavn ??
  null;

/** Whether the visitor's role in the organisation allows the action (C1.8). */
export const mayAs = ({ relations, organisasjonsnummer }: Representative, action: Action): boolean =>
  may(roleIn(relations, organisasjonsnummer), action);

/** The same for an action that private customers may do for themselves. */
export const mayForParty = (visitor: Representative, action: Action): boolean =>
  visitor.organisasjonsnummer === null || mayAs(visitor, action);
