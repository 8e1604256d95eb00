import { expect, test } from 'vitest';
import { emptyReport } from '#domain/employees/employee-report-form.ts';
import { notStoredIn } from '#domain/employees/not-stored.ts';
import { emptySelfAdministered } from '#domain/employees/self-administered-form.ts';

const number = 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.';
const health = 'Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.';
const today = '2026-11-21';
const report = { ...emptyReport(today), fnr: '80841200083', arbeidsdyktig: true };
const selfAdministered = { ...emptySelfAdministered(today), arbeidsdyktig: true };

test.each([
  [
    'both values of a report in',
    { ...report, handling: 'meldeInn', forsikringer: ['N16'] },
    [number, health],
  ],
  ['the number of a report out', { ...report, handling: 'meldeUt', forsikringer: ['N16'] }, [number]],
  ['no value of a hidden field', { ...report, handling: 'meldeInn', forsikringer: ['N20'] }, []],
  ['no value of an empty field', { ...emptyReport(today), handling: 'meldeInn', forsikringer: ['N16'] }, []],
  [
    'the confirmation of a self-administered report in',
    { ...selfAdministered, innOrUtmelding: 'Innmelding' },
    [health],
  ],
  ['no value of a self-administered report out', { ...selfAdministered, innOrUtmelding: 'Utmelding' }, []],
] as const)('the sentences name %s (0021)', (_, form, sentences) => {
  expect(notStoredIn(form)).toEqual(sentences);
});
