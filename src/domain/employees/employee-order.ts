import { alphabetically } from '#domain/display/alphabetical.ts';

interface SortableEmployee {
  readonly personInfo: {
    readonly navn?: string | null | undefined;
    /** Four digits; missing or null if the insurer does not know it. */
    readonly fodselar?: number | null | undefined;
  };
  /** The `sortKey` of the name. */
  readonly sortName: string | null;
}

/** Sorts the employees of a policy by name, then by birth year (B2.83). An unknown birth year comes last (assumed). */
export const compareEmployees = (one: SortableEmployee, other: SortableEmployee): number =>
  byName(one, other) || yearOf(one) - yearOf(other);

function byName({ personInfo: { navn: one }, sortName }: SortableEmployee, other: SortableEmployee): number {
  if (sortName !== null && other.sortName !== null && sortName !== other.sortName)
    return sortName < other.sortName ? -1 : 1;
  return one === other.personInfo.navn ? 0 : alphabetically(one ?? '', other.personInfo.navn ?? '');
}

// An unknown year sorts after every year of four digits.
const yearOf = ({ personInfo: { fodselar } }: SortableEmployee): number => fodselar ?? 10_000;
