import { alphabetically } from '#domain/display/alphabetical.ts';

interface Employee {
  readonly personInfo: {
    readonly navn: string;
    /** Four digits, or null where the insurer does not know it. */
    readonly fodselar: number | null;
  };
}

// After every year of four digits.
const yearOf = ({ personInfo: { fodselar } }: Employee): number => fodselar ?? 10_000;

/** The employees of a policy by name, then by birth year (B2.83); without a year last (assumed). */
export function inEmployeeOrder<E extends Employee>(employees: readonly E[]): readonly E[] {
  // Comparing as a Norwegian reader does is slow and people share names, so each name is placed only once.
  const names = [...new Set(employees.map(({ personInfo }) => personInfo.navn))].sort(alphabetically);
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ({ personInfo: { navn } }: Employee): number => places.get(navn) ?? 0;
  return [...employees].sort((one, other) => placeOf(one) - placeOf(other) || yearOf(one) - yearOf(other));
}
