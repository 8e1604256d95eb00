import { alphabetically } from '#domain/display/alphabetical.ts';

interface Employee {
  readonly personInfo: {
    readonly navn: string;
    /** Four digits, or null where the insurer does not know it. */
    readonly fodselar: number | null;
  };
}

/** Order of a policy's employees: by name, then by birth year (B2.83); who has none stands last (assumed). */
export function byNameAndBirthYear({ personInfo: one }: Employee, { personInfo: other }: Employee): number {
  return alphabetically(one.navn, other.navn) || yearOf(one) - yearOf(other);
}

// After every year of four digits.
const yearOf = ({ fodselar }: Employee['personInfo']): number => fodselar ?? 10_000;
