import { listEmployees } from '#api/employees/employees.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { prepareEmployees } from '#domain/employees/employee-list.ts';
import { employeePolicyAt } from '#domain/employees/employee-policy.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/overview/no-access/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { employeeList } from '#machines/employees/employee-list.ts';
import { EmployeeList } from '#views/employees/employee-list.tsx';
import { EmployeesUnavailable } from '#views/employees/employees-unavailable.tsx';
import { PoliciesUnavailable } from '#views/policies/policies-unavailable.tsx';
import { PolicyNotFound } from '#views/policies/policy-not-found.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const employeeListFlow = defineFlow({
  title: 'Ansatte',
  machine: employeeList,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    loadPolicy: async ({ input }) => employeePolicyAt(await getDamageCustomer(), input),
    listEmployees: async ({ input }) => ({ employees: prepareEmployees(await listEmployees(input)) }),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    loadingPolicy: Waiting,
    notFound: PolicyNotFound,
    loadingEmployees: Waiting,
    unavailable: EmployeesUnavailable,
    refused: PoliciesUnavailable,
    'shown.still': EmployeeList,
    'shown.typing': EmployeeList,
  },
  draft: ({ address, form }) =>
    form.searchedName === '' ? null : { forsikringsnummer: address.number, ...form },
});
