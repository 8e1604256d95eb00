import { object, type Struct } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { effectiveDates } from '#domain/dates/dates.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { atLeastOne, chosen, notShown, yes } from '#domain/fields/choice.ts';
import { dateField } from '#domain/fields/date-field.ts';
import { requiredText, textField } from '#domain/fields/field.ts';
import { percentage } from '#domain/fields/percentage.ts';
import { personName } from '#domain/fields/person-name.ts';
import { nationalId } from '#domain/person/national-id-field.ts';
import { contactEmail, contactPhone } from '#domain/shared/contact-form.ts';
import { type EmployeeAction, employeeActions } from './employee-actions.ts';

/** The values of the form, with the field names of B3.48 to B3.51. */
export interface EmployeeTyped {
  readonly handling: EmployeeAction | null;
  readonly gjelderFra: string;
  /** Product codes. */
  readonly forsikringer: readonly string[];
  readonly navn: string;
  readonly fnr: string;
  readonly yrke: string;
  readonly stillingsprosent: string;
  readonly adresse: string;
  readonly postnr: string;
  readonly poststed: string;
  readonly arbeidsdyktig: boolean | null;
  readonly fastAnsatt: boolean | null;
  readonly jobberMinst20Prosent: boolean | null;
  readonly fastBostedsadresse: boolean | null;
  readonly tlf: string;
  readonly epost: string;
}

type FieldsWith<Value> = {
  [Field in keyof EmployeeTyped]: EmployeeTyped[Field] extends Value ? Field : never;
}[keyof EmployeeTyped];

export type EmployeeTextField = FieldsWith<string>;

/** The fields with a yes or a no. */
export type EmployeeQuestion = FieldsWith<boolean | null>;

/** One field with its new value. */
export type EmployeeChange = {
  readonly [Field in keyof EmployeeTyped]: { readonly field: Field; readonly value: EmployeeTyped[Field] };
}[keyof EmployeeTyped];

/** An empty form, except that 'gjelder fra' is today (B3.48). */
export const emptyReport = (today: IsoDate): EmployeeTyped => ({
  handling: null,
  gjelderFra: formatDate(today),
  forsikringer: [],
  navn: '',
  fnr: '',
  yrke: '',
  stillingsprosent: '',
  adresse: '',
  postnr: '',
  poststed: '',
  arbeidsdyktig: null,
  fastAnsatt: null,
  jobberMinst20Prosent: null,
  fastBostedsadresse: null,
  tlf: '',
  epost: '',
});

/** The fields that depend on the insurances and the action, in the order of the form, with the names of B3.48 to B3.51. */
export const employeeFields = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'adresse',
  'postnr',
  'poststed',
  'arbeidsdyktig',
  'fastAnsatt',
  'jobberMinst20Prosent',
  'fastBostedsadresse',
] as const;

export type EmployeeField = (typeof employeeFields)[number];

const personnel: readonly EmployeeField[] = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'arbeidsdyktig',
  'fastAnsatt',
  'jobberMinst20Prosent',
];

/** Virke products are assumed to need the fields of personnel insurance (C3.3). */
const reportInFields: ReadonlyMap<string, readonly EmployeeField[]> = new Map([
  ['N16', ['fnr', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent', 'fastBostedsadresse']],
  ['N17', personnel],
  ['N20', ['yrke', 'stillingsprosent']],
  ['N75', personnel],
  ['N76', personnel],
  ['N77', personnel],
  ['N90', ['fnr', 'fastAnsatt', 'fastBostedsadresse']],
]);

/** They are the same for all insurances (C3.3). */
const reportOutFields: readonly EmployeeField[] = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'adresse',
  'postnr',
  'poststed',
];

/** The fields for the chosen action and products: each field that one of the products needs (B4.17, C3.3). */
export function employeeFieldsFor(
  action: EmployeeAction | null,
  products: readonly string[],
): readonly EmployeeField[] {
  if (action === null) return [];
  const needed =
    action === 'meldeUt' ? reportOutFields : products.flatMap((code) => reportInFields.get(code) ?? []);
  return employeeFields.filter((field) => needed.includes(field));
}

/** Whether the fields of the employee depend on what is not chosen yet. */
export const awaitsChoices = ({
  handling,
  forsikringer,
}: Pick<EmployeeTyped, 'handling' | 'forsikringer'>): boolean =>
  handling === null || (handling === 'meldeInn' && forsikringer.length === 0);

/** Four digits (B5.5, B9.3). */
export const postalCode = (sentence: string): Struct<string, null> =>
  textField(sentence, (text) => /^\d{4}$/.test(text));

// Only a no has the sentence of B5.7; the sentence without an answer is that of C4.19.
const must = (what: string) =>
  yes(`Den ansatte må ${what} for å ta del i forsikringen`, 'Du må svare på spørsmålet');

/**
 * The form that reports an employee in or out (B5.1). Its fields have the names of B3.48 to B3.51. The action and the
 * products decide which fields are required, so each check creates the form.
 */
export function employeeReportForm(
  action: EmployeeAction | null,
  products: readonly string[],
  today: IsoDate,
) {
  const shown = employeeFieldsFor(action, products);
  const ifShown = <T>(field: EmployeeField, struct: Struct<T, null>) =>
    shown.includes(field) ? struct : notShown;
  return object({
    // The spec has no error text for this field, nor for occupation, address and place (B5.4, B5.5).
    handling: chosen(employeeActions, 'Du må velge innmelding eller utmelding'),
    gjelderFra: dateField(effectiveDates(today)),
    forsikringer: atLeastOne('Du må oppgi hvilke forsikringer det gjelder'),
    navn: personName('Du må fylle ut navn'),
    fnr: ifShown('fnr', nationalId('Du må oppgi et gyldig fødselsnummer', today)),
    yrke: ifShown('yrke', requiredText('Du må oppgi yrke')),
    stillingsprosent: ifShown(
      'stillingsprosent',
      percentage({
        noNumber: 'Stillingsprosenten må være et tall',
        outside: 'Den ansattes stillingsprosent må være mellom 10 % og 100 % for å ta del i forsikringen',
      }),
    ),
    adresse: ifShown('adresse', requiredText('Du må oppgi adresse')),
    postnr: ifShown('postnr', postalCode('Du må oppgi et gyldig postnummer')),
    poststed: ifShown('poststed', requiredText('Du må oppgi poststed')),
    arbeidsdyktig: ifShown('arbeidsdyktig', must('være 100 % arbeidsdyktig')),
    fastAnsatt: ifShown('fastAnsatt', must('være fast ansatt')),
    jobberMinst20Prosent: ifShown('jobberMinst20Prosent', must('jobbe minst 20 %')),
    fastBostedsadresse: ifShown('fastBostedsadresse', must('ha bodd fast i Norge de siste tre årene')),
    tlf: contactPhone,
    epost: contactEmail,
  });
}
