import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { EmployeeInsurance } from '#domain/employees/reportable-insurance.ts';
import { checkForm, type FieldErrors, sentOf } from '#domain/fields/form-check.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import { type EmployeeAction, type EmployeeField, employeeFields } from './employee-fields.ts';
import { employeeReportForm } from './employee-report-form.ts';

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

/** An empty form with the same contact person (C3.4). */
export const nextReport = ({ tlf, epost }: EmployeeTyped, today: IsoDate): EmployeeTyped => ({
  ...emptyReport(today),
  tlf,
  epost,
});

/** A form with the contact details that the insurer knows (C4.39). */
export const withContact = (form: EmployeeTyped, { mobilnummer, epost }: KnownContact): EmployeeTyped => ({
  ...form,
  tlf: mobilnummer ?? '',
  epost: epost ?? '',
});

/** Removes the insurances that are no longer reportable: a draft may be older than the insurances. */
export const keepReportable = (form: EmployeeTyped, { reportable }: EmployeeInsurance): EmployeeTyped => ({
  ...form,
  forsikringer: form.forsikringer.filter((code) => reportable.some(({ product }) => product === code)),
});

export const checkReport = (form: EmployeeTyped, today: IsoDate) =>
  checkForm(employeeReportForm(form.handling, form.forsikringer, today), form);

/** The errors to show. A field that was not on screen at the last submit has no error yet. */
export function reportErrors(
  form: EmployeeTyped,
  today: IsoDate,
  submittedFields: readonly EmployeeField[],
): FieldErrors {
  const checked = checkReport(form, today);
  if (checked.ok) return {};
  const isNew = (name: string) =>
    employeeFields.some((field) => field === name && !submittedFields.includes(field));
  return Object.fromEntries(Object.entries(checked.errors).filter(([name]) => !isNew(name)));
}

/** The payload of a report (B3.39, B3.43). A hidden field is not sent (C3.3). */
export interface EmployeeReport {
  readonly type: EmployeeAction;
  readonly ansatt: { readonly navn: string; readonly foedselsnummer?: string | undefined };
  /** Product codes. */
  readonly forsikringer: readonly string[];
  readonly gjelderFra: IsoDate;
  readonly telefonnummer: string;
  readonly epost: string;
  readonly yrke?: string | undefined;
  readonly stillingsprosent?: number | undefined;
  readonly arbeidsdyktig?: true | undefined;
  readonly fastAnsatt?: true | undefined;
  readonly fastBostedsadresse?: true | undefined;
  readonly jobberMinst20Prosent?: true | undefined;
  /** Only in a report out. */
  readonly postadresse?: PostalAddress | undefined;
}

interface PostalAddress {
  readonly adresse: string | undefined;
  readonly postnummer: string | undefined;
  readonly poststed: string | undefined;
}

/** The payload of a form that `checkReport` accepts; JSON omits undefined fields. */
export function reportOf(form: EmployeeTyped, today: IsoDate): EmployeeReport {
  const sent = sentOf(checkReport(form, today));
  const { handling, navn, fnr, adresse, postnr, poststed, tlf, epost, ...same } = sent;
  return {
    ...same,
    type: handling,
    ansatt: { navn, foedselsnummer: fnr },
    telefonnummer: tlf,
    epost,
    ...(handling === 'meldeUt' && { postadresse: { adresse, postnummer: postnr, poststed } }),
  };
}

/** The part of the form that is stored in the tab at each change (0021). */
export type EmployeeDraft = Omit<EmployeeTyped, 'fnr' | 'arbeidsdyktig'>;

/**
 * Everything but the national identity number and the question about health; null if no other field has changed.
 * @param contact fills in the form before the visitor does; null if the form is a restored draft, which stays one
 */
export function reportDraft(
  form: EmployeeTyped,
  today: IsoDate,
  contact: KnownContact | null,
): EmployeeDraft | null {
  const { fnr: _, arbeidsdyktig: __, ...draft } = form;
  if (contact === null) return draft;
  const empty = withContact(emptyReport(today), contact);
  const isChanged = Object.entries(draft).some(
    ([field, value]) => String(value) !== String(empty[field as keyof EmployeeTyped]),
  );
  return isChanged ? draft : null;
}
