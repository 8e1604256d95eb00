import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { type Employee, Employees } from '#domain/employees/employee.ts';
import { addressPart } from '#domain/site/address-part.ts';

interface EmployeeListQuery {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly produktkode: string;
}

/** Loads the employees of a policy, in any order. The response is never cached, so that a new report is visible (B7.9). */
export function listEmployees(policy: EmployeeListQuery): Promise<readonly Employee[]> {
  const [kundenummer, number, product] = [
    policy.kundenummer,
    policy.forsikringsnummer,
    policy.produktkode,
  ].map(addressPart);
  const path = `/bm/ansattliste/kundenummer/${kundenummer}/forsikringsnummer/${number}?forsikringsproduktkode=${product}`;
  return read([...keys.employees, policy.forsikringsnummer], path, Employees, { staleTime: 0 });
}
