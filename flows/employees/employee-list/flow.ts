import { listEmployees } from '#api/employees/employees.ts';
import { prepareEmployees } from '#domain/employees/employee-list.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadBusinessPoliciesFlow } from '#flows/policies/load-business-policies/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { employeeList } from '#machines/employees/employee-list.ts';
import { EmployeeList } from '#views/employees/employee-list.tsx';
import { PolicyNotFound } from '#views/policies/policy-not-found.tsx';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const employeeListFlow = defineFlow({
  title: 'Ansatte',
  machine: employeeList,
  actors: {
    loadBusinessPolicies: loadBusinessPoliciesFlow,
    noAccess: noAccessFlow,
    listEmployees: async ({ input }) => ({ employees: prepareEmployees(await listEmployees(input)) }),
  },
  views: {
    arriving: { child: 'loadBusinessPolicies' },
    noAccess: { child: 'noAccess' },
    notFound: PolicyNotFound,
    loadingEmployees: Waiting,
    unavailable: GeneralFailure,
    'shown.still': EmployeeList,
    'shown.typing': EmployeeList,
  },
  draft: ({ address, form }) =>
    form.searchedName === '' ? null : { forsikringsnummer: address.number, ...form },
});
