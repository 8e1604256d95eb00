import { define } from 'superstruct';
import type { Maybe } from '#domain/shared/wire.ts';

/** An employee that a policy covers (B3.52). */
export interface Employee {
  readonly personInfo: {
    /** Missing or empty if unknown. */
    readonly navn?: Maybe<string>;
    readonly fodselsdato?: Maybe<string>;
    readonly fodselar?: Maybe<number>;
    readonly kjonn?: Maybe<string>;
    readonly forsikretFra?: Maybe<string>;
    readonly forsikretTil?: Maybe<string>;
  };
  readonly yrkesgruppe?: Maybe<string>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isMaybeText = (value: unknown): boolean => value == null || typeof value === 'string';

function isEmployee(value: unknown): value is Employee {
  if (!isObject(value) || !isObject(value.personInfo)) return false;
  const { navn, fodselar, fodselsdato, kjonn, forsikretFra, forsikretTil } = value.personInfo;
  return (
    isMaybeText(navn) &&
    (fodselar == null || Number.isInteger(fodselar)) &&
    isMaybeText(fodselsdato) &&
    isMaybeText(kjonn) &&
    isMaybeText(forsikretFra) &&
    isMaybeText(forsikretTil) &&
    isMaybeText(value.yrkesgruppe)
  );
}

/** The check is written by hand: superstruct's would take most of the time to show ten thousand employees (0028). */
export const Employees = define<readonly Employee[]>(
  'employees',
  (value) => Array.isArray(value) && value.every(isEmployee),
);
