import { employeeListCases } from '#flows/employees/employee-list/cases.ts';
import { employeeListFlow } from '#flows/employees/employee-list/flow.ts';
import { employeeListScript } from '#flows/employees/employee-list/script.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import { pasteEmployeesCases } from '#flows/employees/paste-employees/cases.ts';
import { pasteEmployeesFlow } from '#flows/employees/paste-employees/flow.ts';
import { pasteEmployeesScript } from '#flows/employees/paste-employees/script.ts';
import { selfAdministeredReportCases } from '#flows/employees/self-administered-report/cases.ts';
import { selfAdministeredReportFlow } from '#flows/employees/self-administered-report/flow.ts';
import { selfAdministeredReportScript } from '#flows/employees/self-administered-report/script.ts';
import type { Listed } from './listed.ts';

export const employees: readonly Listed[] = [
  {
    flow: selfAdministeredReportFlow,
    cases: selfAdministeredReportCases,
    script: selfAdministeredReportScript,
  },
  { flow: employeeListFlow, cases: employeeListCases, script: employeeListScript },
  { flow: employeeReportFlow, cases: employeeReportCases, script: employeeReportScript },
  { flow: pasteEmployeesFlow, cases: pasteEmployeesCases, script: pasteEmployeesScript },
];
