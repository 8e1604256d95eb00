import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EmployeeAction } from '#domain/employees/employee-actions.ts';
import { reportOf } from '#domain/employees/employee-report.ts';
import {
  type EmployeeField,
  type EmployeeTyped,
  employeeFields,
  employeeFieldsFor,
} from '#domain/employees/employee-report-form.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import { payloadProblems } from '#test/contract/payload-problems.ts';
import { syntheticId } from '#test/domain/person/synthetic-ids.ts';
import { nameOf } from '#test/support/fill-in.ts';
import { EmployeeFields } from '#views/employees/employee-report/employee-fields.tsx';

/** Where a value is on the wire, if its name there is not that of the field. */
const wirePaths: Partial<Record<EmployeeField, string>> = {
  fnr: 'ansatt.foedselsnummer',
  adresse: 'postadresse.adresse',
  postnr: 'postadresse.postnummer',
  poststed: 'postadresse.poststed',
};

const employeeReport = { script: employeeReportScript };

const today = '2040-01-31';

const filled: EmployeeTyped = {
  ...filledReport,
  handling: null,
  gjelderFra: '31.01.2040',
  forsikringer: [],
  fnr: syntheticId(3, 6, 2035, 500),
};

/** Every combination of insurances: one bit for each product. */
const subsets = Array.from({ length: 2 ** employeeProducts.length }, (_, bits) =>
  employeeProducts.filter((__, at) => bits & (1 << at)),
);

/** Renders static markup: a running page would take ten times as long for hundreds of combinations. */
function shownLabels(form: EmployeeTyped): readonly (string | null)[] {
  document.body.innerHTML = renderToStaticMarkup(
    <EmployeeFields form={form} errors={{}} onChange={() => {}} />,
  );
  const names = [...document.querySelectorAll('legend, label')].filter(
    (name) => !name.matches('fieldset label'),
  );
  return names.map(({ textContent }) => textContent);
}

const leavesOf = (value: object, before = ''): readonly string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && !Array.isArray(part) ? leavesOf(part, `${before}${key}.`) : [before + key],
  );

const addresses = { meldeInn: '/rest/bm/meld-inn-ansatt', meldeUt: '/rest/bm/meld-ut-ansatt' };

const requestOf = (form: EmployeeTyped, action: EmployeeAction) =>
  new Request(`https://bank.example${addresses[action]}`, {
    method: 'POST',
    body: JSON.stringify(reportOf(form, today)),
  });

/** The path on the wire of each field that every report has. */
const alwaysSent: Readonly<Record<Exclude<keyof EmployeeTyped, EmployeeField>, string>> = {
  handling: 'type',
  gjelderFra: 'gjelderFra',
  forsikringer: 'forsikringer',
  navn: 'ansatt.navn',
  tlf: 'telefonnummer',
  epost: 'epost',
};

test.each<EmployeeAction | null>([null, 'meldeInn', 'meldeUt'])(
  'for the action %s and every combination of insurances, only the fields of the table are shown and sent, as the contract says (B4.17, C3.3)',
  async (handling) => {
    for (const forsikringer of subsets) {
      const form = { ...filled, handling, forsikringer };
      const shown = employeeFieldsFor(handling, forsikringer);
      const name = `${handling} ${forsikringer}`;
      expect([name, ...shownLabels(form)]).toEqual([
        name,
        'Navn',
        ...shown.map((field) => nameOf(employeeReport, field, filledReport[field])),
      ]);
      if (handling === null || forsikringer.length === 0) continue;
      const wanted = [...Object.values(alwaysSent), ...shown.map((field) => wirePaths[field] ?? field)];
      const request = requestOf(form, handling);
      expect([name, ...(await payloadProblems(request))]).toEqual([name]);
      const sent = leavesOf(await request.json());
      expect([name, ...[...sent].sort()]).toEqual([name, ...wanted.sort()]);
    }
  },
);

test('the fields have the order of the form', () => {
  const isConditional = (field: string) => employeeFields.some((each) => each === field);
  expect(Object.keys(filledReport).filter(isConditional)).toEqual([...employeeFields]);
});
