import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type EmployeeAction,
  type EmployeeField,
  employeeFields,
  employeeFieldsFor,
} from '#domain/employees/employee-fields.ts';
import { type EmployeeTyped, reportOf } from '#domain/employees/employee-report.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { payloadProblems } from '#test/contract/payload-problems.ts';
import { syntheticId } from '#test/domain/person/synthetic-ids.ts';
import { EmployeeFields } from '#views/employees/employee-report/employee-fields.tsx';

/** The label or legend of each field, and the path of its value on the wire. */
const known: Readonly<Record<EmployeeField, readonly [label: string, wire: string]>> = {
  fnr: ['Fødselsnummer', 'ansatt.foedselsnummer'],
  yrke: ['Yrke', 'yrke'],
  stillingsprosent: ['Stillingsprosent', 'stillingsprosent'],
  adresse: ['Adresse', 'postadresse.adresse'],
  postnr: ['Postnummer', 'postadresse.postnummer'],
  poststed: ['Poststed', 'postadresse.poststed'],
  arbeidsdyktig: ['Er den ansatte 100 % arbeidsdyktig?', 'arbeidsdyktig'],
  fastAnsatt: ['Er den ansatte fast ansatt?', 'fastAnsatt'],
  jobberMinst20Prosent: ['Jobber den ansatte minst 20 %?', 'jobberMinst20Prosent'],
  fastBostedsadresse: ['Har den ansatte bodd fast i Norge de siste tre årene?', 'fastBostedsadresse'],
};

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
      expect([name, ...shownLabels(form)]).toEqual([name, 'Navn', ...shown.map((field) => known[field][0])]);
      if (handling === null || forsikringer.length === 0) continue;
      const wanted = [...Object.values(alwaysSent), ...shown.map((field) => known[field][1])];
      const request = requestOf(form, handling);
      expect([name, ...(await payloadProblems(request))]).toEqual([name]);
      const sent = leavesOf(await request.json());
      expect([name, ...[...sent].sort()]).toEqual([name, ...wanted.sort()]);
    }
  },
);

test('every field has a place in the form', () => {
  expect(Object.keys(known)).toEqual([...employeeFields]);
});
