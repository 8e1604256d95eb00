import { expect, test } from 'vitest';
import { employeeFieldsFor, employeeReportForm } from '#domain/employees/employee-report-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { syntheticId } from '#test/domain/person/synthetic-ids.ts';

const today = '2040-01-31';
const id = syntheticId(3, 6, 2035, 500);

const typed = { ...filledReport, gjelderFra: '29.02.2040', fnr: id };

const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));

const always = ['handling', 'gjelderFra', 'forsikringer', 'navn', 'tlf', 'epost'];

// The sentences are in the script and the journeys.
test.each([
  ['before a report in or out is chosen', null, ['N17']],
  ['for a report in', 'meldeInn', ['N17', 'N90']],
  ['for a report in with few fields', 'meldeInn', ['N20']],
  ['for a report out', 'meldeUt', ['N17']],
] as const)('an empty form has an error for each shown field %s', (_, action, products) => {
  const checked = checkForm(employeeReportForm(action, products, today), empty);
  const shown = [...always, ...employeeFieldsFor(action, products)];
  expect(checked.ok ? [] : Object.keys(checked.errors).sort()).toEqual(shown.sort());
});

test.each([
  ['handling', 'slett', 'Du må velge innmelding eller utmelding'],
  ['gjelderFra', '01.03.2040', 'Datoen du har valgt er for langt frem i tid'],
  ['gjelderFra', '30.01.2040', 'Datoen du har valgt er for langt tilbake i tid'],
  [
    'stillingsprosent',
    '9',
    'Den ansattes stillingsprosent må være mellom 10 % og 100 % for å ta del i forsikringen',
  ],
  ['navn', 'Kari2', 'Du må fylle ut navn'],
  ['fnr', `${id.slice(0, 10)}${(Number(id[10]) + 1) % 10}`, 'Du må oppgi et gyldig fødselsnummer'],
])('the field %s with the value “%s” has the error “%s”', (field, value, error) => {
  const form = employeeReportForm('meldeInn', ['N17'], today);
  expect(checkForm(form, { ...typed, [field]: value })).toEqual({ ok: false, errors: { [field]: error } });
});

test('an employee who is not born yet cannot be reported', () => {
  const early = { ...typed, gjelderFra: '02.06.2035' };
  expect(checkForm(employeeReportForm('meldeInn', ['N17'], '2035-06-02'), early)).toEqual({
    ok: false,
    errors: { fnr: 'Du må oppgi et gyldig fødselsnummer' },
  });
});
