import { notStored } from '#domain/errors/not-stored.ts';
import { type EmployeeTyped, employeeFieldsFor } from './employee-report-form.ts';
import type { SelfAdministeredTyped } from './self-administered-form.ts';

/** The sentences about the values of the shown fields that a draft leaves out (0021). */
export function notStoredIn(form: EmployeeTyped | SelfAdministeredTyped): readonly string[] {
  if (!('handling' in form))
    return form.innOrUtmelding === 'Innmelding' && form.arbeidsdyktig ? [notStored.health] : [];
  const shown = employeeFieldsFor(form.handling, form.forsikringer);
  return [
    ...(shown.includes('fnr') && form.fnr !== '' ? [notStored.number] : []),
    ...(shown.includes('arbeidsdyktig') && form.arbeidsdyktig !== null ? [notStored.health] : []),
  ];
}
