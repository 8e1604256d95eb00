import type { NamedCustomer } from '#domain/person/masthead-names.ts';

/** An address, as the insurer sends it (B3.13). */
interface Address {
  readonly gatenavn?: string | null | undefined;
  readonly gatenummer?: string | null | undefined;
  readonly oppgang?: string | null | undefined;
  readonly postnummer?: string | null | undefined;
  readonly poststed?: string | null | undefined;
}

/** What the profile shows of the damage customer (A3.1, B2.96). */
export interface ProfileCustomer extends NamedCustomer {
  readonly adresse?: Address | null | undefined;
}

/** For instance 'Granveien 12 B, 2321 Hamar'; empty if nothing is known. */
export function addressLine({ adresse }: ProfileCustomer): string {
  const { gatenavn, gatenummer, oppgang, postnummer, poststed } = adresse ?? {};
  const lines = [
    [gatenavn, gatenummer, oppgang],
    [postnummer, poststed],
  ];
  const known = lines.map((parts) => parts.filter(Boolean).join(' '));
  return known.filter(Boolean).join(', ');
}
