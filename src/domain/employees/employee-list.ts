import { formatDate, formatPeriod } from '#domain/dates/format-date.ts';
import { sortKey } from '#domain/display/alphabetical.ts';
import { formatCount } from '#domain/display/amounts.ts';
import { folded } from '#domain/display/search.ts';
import type { Employee } from './employee.ts';
import { compareEmployees } from './employee-order.ts';
import type { EmployeePolicy } from './employee-policy.ts';

export interface ListedEmployee extends Employee {
  /** The position in the response: the insurer sends no id. */
  readonly id: number;
  /** The name as `folded` gives it, for the search. */
  readonly foldedName: string;
  /** The `sortKey` of the name. */
  readonly sortName: string | null;
}

/**
 * Sorts the employees once (B2.83) and prepares the search, so that each keystroke is fast for ten thousand employees.
 * To save time, each employee is one object, created field by field, and search and order share the lower case (0028).
 */
export const prepareEmployees = (employees: readonly Employee[]): readonly ListedEmployee[] =>
  employees
    .map(({ personInfo, yrkesgruppe }, id) => {
      const name = personInfo.navn ?? '';
      const foldedName = folded(name);
      return { personInfo, yrkesgruppe, id, foldedName, sortName: sortKey(name, foldedName) };
    })
    .sort(compareEmployees);

interface SearchableList {
  readonly policy: Pick<EmployeePolicy, 'form'>;
  readonly employees: readonly ListedEmployee[];
}

/** Self-administered insurance has no names to search (B2.80). */
export const isSearchable = ({ policy, employees }: SearchableList): boolean =>
  policy.form !== 'selfAdministered' && employees.length > 0;

/**
 * The heading of a card: the name, and a detail that distinguishes employees with the same name, the day of birth where it is
 * known. The texts are assumed.
 */
export function headingOf({ personInfo: { navn, fodselsdato, fodselar, kjonn } }: Employee) {
  const birth = fodselsdato ? formatDate(fodselsdato) : fodselar;
  const born = birth == null ? null : `Født ${birth}`;
  return { title: navn || (born ?? 'Uten navn'), detail: navn ? born : (kjonn ?? null) };
}

const dash = '–';

/** The facts in an open card (B2.81). */
export const factsOf = ({ personInfo, yrkesgruppe }: Employee): readonly (readonly [string, string])[] => [
  ['Fødselsdato', formatDate(personInfo.fodselsdato ?? dash)],
  ['Fødselsår', String(personInfo.fodselar ?? dash)],
  ['Yrkesgruppe', yrkesgruppe ?? dash],
  [
    'Periode',
    personInfo.forsikretFra ? formatPeriod(personInfo.forsikretFra, personInfo.forsikretTil) : dash,
  ],
];

/** The number of employees (B2.79). The text is assumed. */
export function totalText(count: number): string {
  if (count === 0) return 'Ingen ansatte er meldt inn';
  return count === 1 ? '1 ansatt er meldt inn' : `${formatCount(count)} ansatte er meldt inn`;
}
