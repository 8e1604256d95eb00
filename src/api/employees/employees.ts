import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { type Employee, Employees } from '#domain/employees/employee.ts';
import { addressPart } from '#domain/site/address-part.ts';

interface EmployeePolicy {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly produktkode: string;
}

/** The employees of a policy, in any order (B7.9). Never cached, so that a report that was just sent is visible. */
export function listEmployees(policy: EmployeePolicy): Promise<readonly Employee[]> {
  const [kundenummer, number, product] = [
    policy.kundenummer,
    policy.forsikringsnummer,
    policy.produktkode,
  ].map(addressPart);
  const path = `/bm/ansattliste/kundenummer/${kundenummer}/forsikringsnummer/${number}?forsikringsproduktkode=${product}`;
  return read([...keys.employees, policy.forsikringsnummer], path, Employees, { staleTime: 0 });
}
