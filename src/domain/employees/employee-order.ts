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
  // Comparing as a Norwegian reader does is slow and people share names, so each name is compared as one.
  const named = new Map<string, E[]>();
  for (const employee of employees) {
    const { navn } = employee.personInfo;
    const namesakes = named.get(navn);
    if (namesakes) namesakes.push(employee);
    else named.set(navn, [employee]);
  }
  return [...named]
    .sort(([one], [other]) => alphabetically(one, other))
    .flatMap(([, namesakes]) => namesakes.sort((one, other) => yearOf(one) - yearOf(other)));
}
