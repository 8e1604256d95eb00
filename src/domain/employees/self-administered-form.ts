import { array, object, refine } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { effectiveDates } from '#domain/dates/dates.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { birthYear } from '#domain/fields/birth-year.ts';
import { chosen, notShown, yes } from '#domain/fields/choice.ts';
import { dateField } from '#domain/fields/date-field.ts';
import { requiredText } from '#domain/fields/field.ts';
import { checkForm, type FieldErrors } from '#domain/fields/form-check.ts';
import { contactEmail, contactPhone } from '#domain/shared/contact-form.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import { type EmployeeRow, emptyRow } from './employee-rows.ts';

/** The texts of B2.105 and B5.35, which are assumed to be the values on the wire too. */
export const registrations = ['Innmelding', 'Utmelding'] as const;

export type Registration = (typeof registrations)[number];

/** The values of `kjonn` in a row (B3.55). */
export const sexes = ['Kvinne', 'Mann'] as const;

/** The rows of the form. */
export const employeeRows = (today: IsoDate) =>
  array(
    object({
      // The portal sets the id when it adds the row (B2.107), so this error is never shown.
      id: requiredText('Raden mangler id'),
      fodselsar: birthYear(
        {
          missing: 'Vennligst fyll ut fødselsåret',
          tooEarly: 'Fødselsår må være etter 1900',
          tooLate: 'Fødselsår må være før inneværende år',
        },
        today,
      ),
      kjonn: chosen(sexes, 'Vennligst velg kjønn'),
    }),
  );

/** The form that reports employees in or out of self-administered personnel insurance (B5.32). */
export const selfAdministeredForm = (registration: Registration | null, today: IsoDate) =>
  object({
    // The spec has no error text for this choice, nor for a list without rows (B5.36).
    innOrUtmelding: chosen(registrations, 'Du må velge innmelding eller utmelding'),
    startDate: dateField(effectiveDates(today)),
    ansatteInformasjon: refine(
      employeeRows(today),
      'ansatteInformasjon',
      (rows) => rows.length > 0 || 'Du må legge til minst én ansatt',
    ),
    // Only a report in needs the confirmation (B5.35).
    arbeidsdyktig:
      registration === 'Innmelding'
        ? yes('Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen')
        : notShown,
    telefonnummer: contactPhone,
    epost: contactEmail,
  });

/** The fields with a text value, with the names of B3.54 and B3.56. */
export type SelfAdministeredField = 'innOrUtmelding' | 'startDate' | 'telefonnummer' | 'epost';

export type SelfAdministeredChange =
  | { readonly field: SelfAdministeredField; readonly value: string }
  | { readonly field: 'arbeidsdyktig'; readonly value: boolean };

/** The values of the form. */
export interface SelfAdministeredTyped extends Readonly<Record<SelfAdministeredField, string>> {
  readonly ansatteInformasjon: readonly EmployeeRow[];
  readonly arbeidsdyktig: boolean;
}

/** An empty form with one empty row, except that the start date is today (assumed, after B3.48). */
export const emptySelfAdministered = (today: IsoDate): SelfAdministeredTyped => ({
  innOrUtmelding: '',
  startDate: formatDate(today),
  ansatteInformasjon: [emptyRow(1)],
  arbeidsdyktig: false,
  telefonnummer: '',
  epost: '',
});

/** An empty form with the same contact person (assumed, after C3.4). */
export const nextSelfAdministered = (
  { telefonnummer, epost }: SelfAdministeredTyped,
  today: IsoDate,
): SelfAdministeredTyped => ({ ...emptySelfAdministered(today), telefonnummer, epost });

/** A form with the contact details that the insurer knows (C4.39). */
export const withContactPerson = (
  form: SelfAdministeredTyped,
  { mobilnummer, epost }: KnownContact,
): SelfAdministeredTyped => ({ ...form, telefonnummer: mobilnummer ?? '', epost: epost ?? '' });

/** The part of the form that is stored in the tab at each change (0021). */
export type SelfAdministeredDraft = Omit<SelfAdministeredTyped, 'arbeidsdyktig'>;

/**
 * Everything but the confirmation, which is about health; null if nothing else has changed.
 * @param contact fills in the form before the visitor does; null if the form is a restored draft, which stays one
 */
export function selfAdministeredDraft(
  { arbeidsdyktig: _, ...draft }: SelfAdministeredTyped,
  today: IsoDate,
  contact: KnownContact | null,
): SelfAdministeredDraft | null {
  if (contact === null) return draft;
  const { arbeidsdyktig: __, ...empty } = withContactPerson(emptySelfAdministered(today), contact);
  return JSON.stringify(draft) === JSON.stringify(empty) ? null : draft;
}

/**
 * The errors to show. A row or a confirmation that was not on screen at the last submit has no error yet.
 * @param submitted the form at the last submit
 */
export function selfAdministeredErrors(
  form: SelfAdministeredTyped,
  today: IsoDate,
  submitted: SubmittedParts,
): FieldErrors {
  const checked = checkSelfAdministered(form, today);
  if (checked.ok) return {};
  const isNew = (name: string) => {
    const [list, index] = name.split('.');
    if (list === 'arbeidsdyktig') return submitted.registration !== 'Innmelding';
    const row = list === 'ansatteInformasjon' && form.ansatteInformasjon[Number(index)];
    return Boolean(row && !submitted.rows.includes(row.id));
  };
  return Object.fromEntries(Object.entries(checked.errors).filter(([name]) => !isNew(name)));
}

/** The choice and the ids of the rows that were on screen at a submit. */
export interface SubmittedParts {
  readonly registration: string;
  readonly rows: readonly string[];
}

export const submittedParts = ({
  innOrUtmelding,
  ansatteInformasjon,
}: SelfAdministeredTyped): SubmittedParts => ({
  registration: innOrUtmelding,
  rows: ansatteInformasjon.map(({ id }) => id),
});

export function checkSelfAdministered(form: SelfAdministeredTyped, today: IsoDate) {
  const registration = registrations.find((choice) => choice === form.innOrUtmelding) ?? null;
  return checkForm(selfAdministeredForm(registration, today), form);
}
