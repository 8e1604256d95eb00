import type { DamagePolicy } from '#domain/shared/damage-customer.ts';

/**
 * The policy in the version at its address, which may be the one that renews it (C4.7). The insurer may send only its
 * `versjon`, `periode` and `premie` (B3.5). It is assumed that the fee, the payment and the object stay as they are. The
 * period premium does not: it contains the present premium.
 */
export function versionAt(policy: DamagePolicy, version: string): DamagePolicy {
  const next = policy.nesteVersjon;
  if (!next || String(next.versjon) !== version) return policy;
  const { forsikringsnummer, produkt, forsikringstekst, info, status } = policy;
  return {
    ...next,
    forsikringsnummer,
    produkt: next.produkt ?? produkt,
    forsikringstekst: next.forsikringstekst ?? forsikringstekst,
    info: next.info ?? info,
    status: next.status ?? status,
    tfapremie: next.tfapremie ?? policy.tfapremie,
    terminer: next.terminer ?? policy.terminer,
    betalingsmate: next.betalingsmate ?? policy.betalingsmate,
    nesteVersjon: null,
  };
}

interface Version {
  readonly versjon: number;
  readonly periode: { readonly fra: string };
}

/** Versions whose certificates the visitor chooses between, the present one first (B4.12). */
export const certificateVersions = ({
  versjon,
  periode,
  nesteVersjon,
}: Version & { readonly nesteVersjon?: Version | null | undefined }): readonly Version[] => [
  { versjon, periode },
  ...(nesteVersjon ? [nesteVersjon] : []),
];
