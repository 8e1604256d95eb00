import { define } from 'superstruct';
import type { Maybe } from '#domain/shared/wire.ts';

/** An employee that a policy covers (B3.52). */
export interface Employee {
  readonly personInfo: {
    /** Empty where the insurer knows no name. */
    readonly navn: string;
    readonly fodselsdato?: Maybe<string>;
    readonly fodselar: number | null;
    readonly kjonn?: Maybe<string>;
    readonly forsikretFra?: Maybe<string>;
    readonly forsikretTil?: Maybe<string>;
  };
  readonly yrkesgruppe?: Maybe<string>;
}

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isMaybeText = (value: unknown): boolean => value == null || typeof value === 'string';

// One check for each employee: superstruct's own, field by field, take most of the time that ten thousand take to show.
export const Employee = define<Employee>('employee', (value) => {
  const { personInfo, yrkesgruppe }: Fields<Employee> = Object.assign({}, value);
  const person: Fields<Employee['personInfo']> = Object.assign({}, personInfo);
  const { navn, fodselar, fodselsdato, kjonn, forsikretFra, forsikretTil } = person;
  return (
    typeof navn === 'string' &&
    (fodselar === null || Number.isInteger(fodselar)) &&
    [fodselsdato, kjonn, forsikretFra, forsikretTil, yrkesgruppe].every(isMaybeText)
  );
});
