import { reportEmployee } from '#api/employees/employee-reports.ts';
import { listEmployees } from '#api/employees/employees.ts';
import { reportSelfAdministered } from '#api/employees/self-administered-report.ts';
import type { EmployeeAction } from '#domain/employees/employee-actions.ts';
import { reportOf } from '#domain/employees/employee-report.ts';
import { checkSelfAdministered } from '#domain/employees/self-administered-form.ts';
import { sentOf } from '#domain/fields/form-check.ts';
import { filledReport } from '#flows/employees/employee-report/cases.ts';
import { filledSelfAdministered } from '#flows/employees/self-administered-report/cases.ts';
import { policiesOf } from '#sandbox/policies.ts';
import type { ClientCall } from './call.ts';

const today = '2026-11-21';

const report = (handling: EmployeeAction, forsikringer: readonly string[]) =>
  reportOf({ ...filledReport, handling, forsikringer }, today);

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
    run: (_, signal) => reportEmployee(report('meldeInn', ['N16', 'N17', 'N90']), signal),
  },
  {
    operation: 'reportVirkeEmployeeIn',
    run: (_, signal) => reportEmployee(report('meldeInn', ['N17', 'N75']), signal),
  },
  { operation: 'reportEmployeeOut', run: (_, signal) => reportEmployee(report('meldeUt', ['N20']), signal) },
  {
    operation: 'reportVirkeEmployeeOut',
    run: (_, signal) => reportEmployee(report('meldeUt', ['N77']), signal),
  },
  {
    operation: 'reportSelfAdministered',
    run: (_, signal) =>
      reportSelfAdministered(sentOf(checkSelfAdministered(filledSelfAdministered, today)), signal),
  },
];
