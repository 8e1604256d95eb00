import type { Persona } from '#sandbox/persona.ts';
import type { Policy } from '#sandbox/policies.ts';

export const customerName = ({ organisation, name }: Persona): string =>
  organisation?.organisasjonsnavn ?? `${name.fornavn} ${name.etternavn}`;

/** The policy of a detail response (B3.1), without the fields that only the list needs. */
export function detailedPolicy(policy: Policy, owner: Persona) {
  const { kanKjopes, forsikringsprodukt, nesteVersjon, ...shown } = policy;
  return {
    ...shown,
    produktkode: policy.produkt,
    helsestatus: null,
    forsikrede: { navn: customerName(owner) },
    variantId: 'STANDARD',
    ...(nesteVersjon && { nesteVersjon: nextVersion(nesteVersjon) }),
  };
}

const nextVersion = (next: Policy) => ({
  versjon: next.versjon,
  periode: next.periode,
  premie: next.premie,
  kanEndreKmstand: next.kanEndreKmstand ?? false,
  anbefalEndreKmstand: next.anbefalEndreKmstand ?? false,
});
