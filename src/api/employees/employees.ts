import { array } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { Employee } from '#domain/employees/employee.ts';
import { addressPart } from '#domain/site/address-part.ts';

interface EmployeePolicy {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly produktkode: string;
}

/** B7.9: in any order; never from the cache, so that a report just sent is seen. */
export function listEmployees(policy: EmployeePolicy): Promise<readonly Employee[]> {
  const [kundenummer, number, product] = [
    policy.kundenummer,
    policy.forsikringsnummer,
    policy.produktkode,
  ].map(addressPart);
  const path = `/bm/ansattliste/kundenummer/${kundenummer}/forsikringsnummer/${number}?forsikringsproduktkode=${product}`;
  return read([...keys.employees, policy.forsikringsnummer], path, array(Employee), { staleTime: 0 });
}
