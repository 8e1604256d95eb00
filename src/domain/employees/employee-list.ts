import { formatDate, formatPeriod } from '#domain/dates/format-date.ts';
import { formatCount } from '#domain/display/amounts.ts';
import type { Employee } from './employee.ts';
import { inEmployeeOrder } from './employee-order.ts';
import type { EmployeePolicy } from './employee-policy.ts';
import { folded } from './employee-search.ts';

export interface ListedEmployee extends Employee {
  /** The place in the whole list: the insurer sends no id. */
  readonly id: number;
  /** The name, folded. */
  readonly foldedName: string;
}

/** Sorted once (B2.83) and prepared for the search, so that a keystroke among ten thousand costs little. */
export function listed(employees: readonly Employee[]): readonly ListedEmployee[] {
  // Namesakes follow each other.
  let [last, foldedName] = ['', ''];
  return inEmployeeOrder(employees).map(({ personInfo, yrkesgruppe }, id) => {
    if (personInfo.navn !== last) [last, foldedName] = [personInfo.navn, folded(personInfo.navn)];
    // Field by field: a spread takes most of the time for ten thousand (0028).
    return { personInfo, yrkesgruppe, id, foldedName };
  });
}

interface List {
  readonly policy: Pick<EmployeePolicy, 'form'>;
  readonly employees: readonly ListedEmployee[];
}

/** B2.80: self-administered insurance has no names to search. */
export const isSearchable = ({ policy, employees }: List): boolean =>
  policy.form !== 'selfAdministered' && employees.length > 0;

/** What the closed card shows: the name, and what tells people of one name apart. The words are assumed. */
export function headingOf({ personInfo: { navn, fodselar, kjonn } }: Employee) {
  const born = fodselar === null ? null : `Født ${fodselar}`;
  return { title: navn || (born ?? 'Uten navn'), detail: navn ? born : (kjonn ?? null) };
}

const dash = '–';

/** What the open card shows (B2.81). */
export const factsOf = ({ personInfo, yrkesgruppe }: Employee): readonly (readonly [string, string])[] => [
  ['Fødselsdato', formatDate(personInfo.fodselsdato ?? dash)],
  ['Fødselsår', String(personInfo.fodselar ?? dash)],
  ['Yrkesgruppe', yrkesgruppe ?? dash],
  [
    'Periode',
    personInfo.forsikretFra ? formatPeriod(personInfo.forsikretFra, personInfo.forsikretTil) : dash,
  ],
];

/** B2.79; the words are assumed. */
export function totalText(count: number): string {
  if (count === 0) return 'Ingen ansatte er meldt inn';
  return count === 1 ? '1 ansatt er meldt inn' : `${formatCount(count)} ansatte er meldt inn`;
}

export const hitsText = (count: number): string =>
  count === 0 ? 'Ingen treff' : `${formatCount(count)} treff`;
