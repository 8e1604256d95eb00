/** The name of the damage customer, as the insurer sends it. */
export interface NamedCustomer {
  readonly fornavn?: string | null | undefined;
  readonly etternavn?: string | null | undefined;
}

const words = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Empty if the insurer has no name. */
export const customerNameOf = ({ fornavn, etternavn }: NamedCustomer): string => words(fornavn, etternavn);

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
export const postalAddress = ({ adresse: at }: WithAddress): string =>
  [words(at?.gatenavn, at?.gatenummer, at?.oppgang), words(at?.postnummer, at?.poststed)]
    .filter(Boolean)
    .join(', ');
