import { isoDate } from '#domain/dates/calendar.ts';
import type { sexes } from '#domain/employees/self-administered-form.ts';
import { slice } from '#sandbox/slice.ts';
import { after, today } from '#sandbox/today.ts';

/** One employee that a policy covers (B3.52). */
export interface Employee {
  readonly personInfo: {
    readonly navn: string;
    readonly fodselsdato?: string;
    readonly fodselar: number | null;
    readonly kjonn?: (typeof sexes)[number];
    readonly forsikretFra: string;
    readonly forsikretTil?: string;
  };
  readonly yrkesgruppe?: string;
}

const women = ['Anne', 'Berit', 'Camilla', 'Elin', 'Guro', 'Hanne', 'Ida', 'Karin', 'Lene', 'Mona', 'Åse'];
const men = ['Arne', 'Bjørn', 'Dag', 'Erik', 'Geir', 'Håkon', 'Jan', 'Lars', 'Nils', 'Per', 'Øyvind'];
const surnames = [
  ...['Aas', 'Berge', 'Bråten', 'Dahlen', 'Eide', 'Foss', 'Grønli', 'Hagen', 'Holm', 'Iversen', 'Kvam'],
  ...['Lie', 'Moe', 'Myhre', 'Nygård', 'Ødegård', 'Rønning', 'Sæther', 'Tangen', 'Viken', 'Ås'],
];
const groups = ['Kontorarbeid', 'Salg og kundeservice', 'Lager og transport', 'Håndverk', 'Ledelse'];

const nth = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/**
 * An index always gives the same employee. Some have no birth year, and some have an end date. Names repeat in a long list,
 * with another day of birth.
 */
function employeeAt(index: number): Employee {
  const isWoman = index % 2 === 0;
  const year = 1958 + ((index * 17) % 48);
  const born = isoDate(year, 1 + (index % 12), 1 + ((index + 5 * (index >> 9)) % 28));
  const isKnown = index % 25 !== 24;
  return {
    personInfo: {
      navn: `${nth(isWoman ? women : men, index >> 1)} ${nth(surnames, index * 5 + (index >> 4))}`,
      ...(isKnown && born !== null && { fodselsdato: born }),
      fodselar: isKnown ? year : null,
      kjonn: isWoman ? 'Kvinne' : 'Mann',
      forsikretFra: `${2012 + (index % 14)}-01-01`,
      ...(index % 97 === 9 && { forsikretTil: after(today(), { days: 30 }) }),
    },
    yrkesgruppe: nth(groups, index),
  };
}

export const employees = (count: number): readonly Employee[] =>
  Array.from({ length: count }, (_, index) => employeeAt(index));

/** Removes the name, the birth date and the occupation group, which a self-administered report does not have (B3.55). */
export const withoutName = ({ personInfo }: Employee): Employee => {
  const { fodselsdato, ...rest } = personInfo;
  return { personInfo: { ...rest, navn: '' } };
};

/** A change of the employees that policies of these products cover. */
interface ReportedChange {
  readonly products: readonly string[];
  readonly change: (covered: readonly Employee[]) => readonly Employee[];
}

/** The session's reports, oldest first. */
export const reports = slice('employee reports', (): ReportedChange[] => []);

export const withEmployee =
  (employee: Employee): ReportedChange['change'] =>
  (covered) => [...covered, employee];

/** Sets an end date for the first matching employee without one. */
export const withEndDate =
  (isMatch: (employee: Employee['personInfo']) => boolean, forsikretTil: string): ReportedChange['change'] =>
  (covered) => {
    const found = covered.findIndex(
      ({ personInfo }) => personInfo.forsikretTil === undefined && isMatch(personInfo),
    );
    return covered.map((one, index) =>
      index === found ? { ...one, personInfo: { ...one.personInfo, forsikretTil } } : one,
    );
  };
