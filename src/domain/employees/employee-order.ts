import { alphabetically } from '#domain/display/alphabetical.ts';

interface Employee {
  readonly personInfo: {
    readonly navn: string;
    /** Four digits, or null where the insurer does not know it. */
    readonly fodselar: number | null;
  };
  /** `sortKey` of the name. */
  readonly key: string | null;
}

/** For sorting the employees of a policy by name, then by birth year (B2.83); without a year last (assumed). */
export const employeeOrder = (one: Employee, other: Employee): number =>
  byName(one, other) || yearOf(one) - yearOf(other);

function byName({ personInfo: { navn: one }, key }: Employee, other: Employee): number {
  if (key !== null && other.key !== null && key !== other.key) return key < other.key ? -1 : 1;
  return one === other.personInfo.navn ? 0 : alphabetically(one, other.personInfo.navn);
}

// After every year of four digits.
const yearOf = ({ personInfo: { fodselar } }: Employee): number => fodselar ?? 10_000;
