import { array, object, refine } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { effectiveDates } from '#domain/dates/dates.ts';
import { birthYear } from '#domain/fields/birth-year.ts';
import { chosen, notAsked, yes } from '#domain/fields/choice.ts';
import { dateField } from '#domain/fields/date-field.ts';
import { requiredText } from '#domain/fields/field.ts';
import { contactEmail, contactPhone } from '#domain/shared/contact-form.ts';

/** The words of B2.105 and B5.35; that they are also those of the wire is assumed. */
export const registrations = ['Innmelding', 'Utmelding'] as const;

export type Registration = (typeof registrations)[number];

/** Each row has a birth year and a sex (B3.55). */
export const sexes = ['Kvinne', 'Mann'] as const;

const employees = (today: IsoDate) =>
  array(
    object({
      // Ours, given when the row is added (B2.107): nobody reads its sentence.
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

/** To report employees in or out where the company administers its personnel insurance itself (B5.32). */
export const selfAdministeredForm = (registration: Registration | null, today: IsoDate) =>
  object({
    // The spec has no sentence for this choice, nor for a list without rows (B5.36).
    innOrUtmelding: chosen(registrations, 'Du må velge innmelding eller utmelding'),
    startDate: dateField(effectiveDates(today)),
    ansatteInformasjon: refine(
      employees(today),
      'ansatteInformasjon',
      (rows) => rows.length > 0 || 'Du må legge til minst én ansatt',
    ),
    // B5.35: asked of who is reported in alone.
    arbeidsdyktig:
      registration === 'Innmelding'
        ? yes('Ansatte som ikke er 100 % arbeidsdyktig må fjernes fra listen')
        : notAsked,
    telefonnummer: contactPhone,
    epost: contactEmail,
  });

/** At least one row stays (B5.36). */
export const mayDeleteRow = (rows: readonly unknown[]): boolean => rows.length > 1;
