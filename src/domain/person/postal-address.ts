/** A customer with an address, as the insurer sends it (B3.13). */
export interface WithAddress {
  readonly adresse?:
    | {
        readonly gatenavn?: string | null | undefined;
        readonly gatenummer?: string | null | undefined;
        readonly oppgang?: string | null | undefined;
        readonly postnummer?: string | null | undefined;
        readonly poststed?: string | null | undefined;
      }
    | null
    | undefined;
}

/** For instance 'Granveien 12 B, 2321 Hamar'; empty if nothing is known. */
export function postalAddress({ adresse }: WithAddress): string {
  const { gatenavn, gatenummer, oppgang, postnummer, poststed } = adresse ?? {};
  const lines = [
    [gatenavn, gatenummer, oppgang],
    [postnummer, poststed],
  ];
  const known = lines.map((parts) => parts.filter(Boolean).join(' '));
  return known.filter(Boolean).join(', ');
}
