import type { IsoDate } from '#domain/dates/calendar.ts';
import type { EmployeeInsurance } from '#domain/employees/reportable-insurance.ts';
import { checkForm, type FieldErrors, sentOf } from '#domain/fields/form-check.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import {
  type EmployeeField,
  type EmployeeTyped,
  employeeFields,
  employeeReportForm,
  emptyReport,
} from './employee-report-form.ts';

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

/** The payload of a form that `checkReport` accepts (B3.39, B3.43); JSON omits undefined fields, so a hidden one is not sent (C3.3). */
export function reportOf(form: EmployeeTyped, today: IsoDate) {
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

export type EmployeeReport = ReturnType<typeof reportOf>;

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
