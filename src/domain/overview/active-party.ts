import { partyName } from '#domain/arriving/parties.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { may } from '#domain/person/may.ts';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import type { Relation } from '#domain/person/relation.ts';
import { roleIn } from '#domain/person/role.ts';
import type { Settled } from '#domain/site/settled.ts';

/** The active party, and the parties to switch to. */
export interface ActiveParty {
  /** Whether customers of the site can switch (A2.26). */
  readonly maySwitch: boolean;
  /** The visitor, who acts for the active party. */
  readonly visitor: { readonly organisasjonsnummer: string | null };
  /** The relations to the parties that the visitor may act for; null until they have loaded or failed. */
  readonly relations: Settled<readonly Relation[]> | null;
  /** The organisation of a visitor without a role in it; null until it has loaded, and for others. */
  readonly organisation: Settled<Pick<OrganisationAccess, 'organisasjonsnavn'>> | null;
}

/** Whether the site offers the switch and there is a party to switch to (A2.26). */
export const canSwitch = ({ maySwitch, relations }: Pick<ActiveParty, 'maySwitch' | 'relations'>): boolean =>
  maySwitch && (relations?.value?.length ?? 0) > 0;

/** The organisation's name; its number if the name is unknown. */
const organisationName = (relations: ActiveParty['relations'], number: string): string =>
  partyName(relations?.value ?? [], number);

/** The name of the active party; null if there is no party to switch to, because then it is not shown. */
export function activePartyName(context: ActiveParty): string | null {
  if (!canSwitch(context)) return null;
  const { visitor, relations, organisation } = context;
  const { organisasjonsnummer } = visitor;
  const name = partyName(relations?.value ?? [], organisasjonsnummer);
  // Without a relation to the organisation its name is its number.
  return organisation?.value && name === partyName([], organisasjonsnummer)
    ? `${organisation.value.organisasjonsnavn}, ${name}`
    : name;
}

/** Whether the relations, or the refusal of their request, say that the visitor has no role in the company (C4.12). */
export const lacksRole = ({ visitor, relations }: Pick<ActiveParty, 'visitor' | 'relations'>): boolean =>
  relations?.value == null
    ? meansNoRole(relations?.error)
    : !may(roleIn(relations.value, visitor.organisasjonsnummer), 'viewPolicies');

/** What the relations say about the company that the visitor acts for. */
export function companyOf({ visitor, relations }: Pick<ActiveParty, 'visitor' | 'relations'>) {
  const number = visitor.organisasjonsnummer ?? '';
  return {
    organisation: organisationName(relations, number),
    role: roleIn(relations?.value ?? [], number),
    roleError: relations?.error ?? null,
  };
}
