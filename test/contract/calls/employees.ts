import { reportEmployee } from '#api/employees/employee-reports.ts';
import { listEmployees } from '#api/employees/employees.ts';
import { reportSelfAdministered } from '#api/employees/self-administered-report.ts';
import type { EmployeeReport } from '#domain/employees/employee-report.ts';
import { policiesOf } from '#sandbox/policies.ts';
import type { ClientCall } from './call.ts';

const contact = { telefonnummer: '90000000', epost: 'post@fjordglimt.example' };

const reportIn = (forsikringer: readonly string[]): EmployeeReport => ({
  type: 'meldeInn',
  ansatt: { navn: 'Astrid Fjellvang', foedselsnummer: '80841200083' },
  forsikringer,
  gjelderFra: '2026-12-01',
  ...contact,
  yrke: 'Regnskapsfører',
  stillingsprosent: 37.5,
  arbeidsdyktig: true,
  fastAnsatt: true,
  fastBostedsadresse: true,
  jobberMinst20Prosent: true,
});

const reportOut = (forsikringer: readonly string[]): EmployeeReport => ({
  type: 'meldeUt',
  ansatt: { navn: 'Astrid Fjellvang' },
  forsikringer,
  gjelderFra: '2026-12-01',
  ...contact,
  postadresse: { adresse: 'Fjellveien 12', postnummer: '5003', poststed: 'Bergen' },
  yrke: 'Regnskapsfører',
  stillingsprosent: 100,
});

export const employeeCalls: readonly ClientCall[] = [
  {
    operation: 'listEmployees',
    run(persona) {
      const policy = policiesOf(persona).find(({ produkt }) => produkt === 'N17');
      return listEmployees({
        kundenummer: persona.kundenummer,
        forsikringsnummer: policy?.forsikringsnummer ?? '7000000',
        produktkode: 'N17',
      });
    },
  },
  {
    operation: 'reportEmployeeIn',
    run: (_, signal) => reportEmployee(reportIn(['N16', 'N17', 'N90']), signal),
  },
  {
    operation: 'reportVirkeEmployeeIn',
    run: (_, signal) => reportEmployee(reportIn(['N17', 'N75']), signal),
  },
  { operation: 'reportEmployeeOut', run: (_, signal) => reportEmployee(reportOut(['N20']), signal) },
  {
    operation: 'reportVirkeEmployeeOut',
    run: (_, signal) => reportEmployee(reportOut(['N77']), signal),
  },
  {
    operation: 'reportSelfAdministered',
    run: (_, signal) =>
      reportSelfAdministered(
        {
          innOrUtmelding: 'Innmelding',
          startDate: '2026-12-01',
          ansatteInformasjon: [{ id: 'rad-1', fodselsar: 1990, kjonn: 'Kvinne' }],
          arbeidsdyktig: true,
          ...contact,
        },
        signal,
      ),
  },
];
