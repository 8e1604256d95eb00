import { alphabetically, sortKey } from '#domain/display/alphabetical.ts';

interface Employee {
  readonly personInfo: {
    readonly navn: string;
    /** Four digits, or null where the insurer does not know it. */
    readonly fodselar: number | null;
  };
}

// After every year of four digits.
const yearOf = ({ personInfo: { fodselar } }: Employee): number => fodselar ?? 10_000;

interface Namesakes<E> {
  readonly name: string;
  readonly key: string | null;
  readonly employees: E[];
}

/** The employees of a policy by name, then by birth year (B2.83); without a year last (assumed). */
export function inEmployeeOrder<E extends Employee>(employees: readonly E[]): readonly E[] {
  // People share names, so each name is compared as one.
  const named = new Map<string, Namesakes<E>>();
  for (const employee of employees) {
    const { navn: name } = employee.personInfo;
    const namesakes = named.get(name);
    if (namesakes) namesakes.employees.push(employee);
    else named.set(name, { name, key: sortKey(name), employees: [employee] });
  }
  return [...named.values()]
    .sort(byName)
    .flatMap(({ employees: namesakes }) => namesakes.sort((one, other) => yearOf(one) - yearOf(other)));
}

function byName(one: Namesakes<unknown>, other: Namesakes<unknown>): number {
  if (one.key === null || other.key === null || one.key === other.key)
    return alphabetically(one.name, other.name);
  return one.key < other.key ? -1 : 1;
}
