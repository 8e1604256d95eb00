import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import type { Relation } from '#domain/person/relation.ts';
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

export const ownName = ({ relations }: Pick<Acting, 'relations'>): string =>
  relations?.value?.[0]?.kundenavn.fulltNavn ?? 'deg selv';

/** By its number where the name cannot be had. */
export const organisationName = (relations: Acting['relations'], number: string): string =>
  relations?.value?.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ??
  formatOrganisationNumber(number);

/** By name; null where nobody is told, for there is nobody to switch to. */
export function actsFor(acting: Acting): string | null {
  if (!canSwitch(acting)) return null;
  const { visitor, relations } = acting;
  if (visitor.organisasjonsnummer === null) return ownName(acting);
  return organisationName(relations, visitor.organisasjonsnummer);
}
