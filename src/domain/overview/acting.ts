import { otherParties, type Parties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { may } from '#domain/person/may.ts';
import type { Relation } from '#domain/person/relation.ts';
import { roleIn } from '#domain/person/role.ts';
import type { Settled } from '#domain/site/settled.ts';

/** Whom the visitor acts for, and may act for. */
export interface Acting {
  readonly maySwitch: boolean;
  readonly visitor: { readonly organisasjonsnummer: string | null };
  readonly relations: Settled<readonly Relation[]> | null;
}

/** A2.26: only where the site has it, and there is somebody to switch to. */
export const canSwitch = ({ maySwitch, relations }: Acting): boolean =>
  maySwitch && (relations?.value?.length ?? 0) > 0;

const ownName = ({ relations }: Pick<Acting, 'relations'>): string =>
  relations?.value?.[0]?.kundenavn.fulltNavn ?? 'deg selv';

/** By its number where the name cannot be had. */
const organisationName = (relations: Acting['relations'], number: string): string =>
  relations?.value?.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ??
  formatOrganisationNumber(number);

/** By name; null where nobody is told, for there is nobody to switch to. */
export function actsFor(acting: Acting): string | null {
  if (!canSwitch(acting)) return null;
  const { visitor, relations } = acting;
  if (visitor.organisasjonsnummer === null) return ownName(acting);
  return organisationName(relations, visitor.organisasjonsnummer);
}

/** The relations say that the visitor has no role in the company (C4.12). */
export const lacksRole = ({ visitor, relations }: Pick<Acting, 'visitor' | 'relations'>): boolean =>
  relations?.value != null &&
  !may(roleIn(relations.value, visitor.organisasjonsnummer ?? ''), 'viewPolicies');

/** The company that the visitor acts for, as far as the relations say. */
export function companyOf({ visitor, relations }: Pick<Acting, 'visitor' | 'relations'>) {
  const number = visitor.organisasjonsnummer ?? '';
  return {
    organisation: organisationName(relations, number),
    role: roleIn(relations?.value ?? [], number),
    roleError: relations?.error ?? null,
  };
}

/** The others that the visitor may act for (A2.26). */
export const othersThan = (acting: Pick<Acting, 'visitor' | 'relations'>): Parties =>
  otherParties(acting.relations?.value ?? [], {
    organisasjonsnummer: acting.visitor.organisasjonsnummer,
    personName: ownName(acting),
  });
