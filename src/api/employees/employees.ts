import { array, type Infer, integer, nullable, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { maybe } from '#domain/shared/wire.ts';
import { addressPart } from '#domain/site/address-part.ts';

const Employee = type({
  personInfo: type({
    /** Empty where the insurer knows no name. */
    navn: string(),
    fodselsdato: maybe(string()),
    fodselar: nullable(integer()),
    kjonn: maybe(string()),
    forsikretFra: maybe(string()),
    forsikretTil: maybe(string()),
  }),
  yrkesgruppe: maybe(string()),
});

export type Employee = Infer<typeof Employee>;

const Employees = array(Employee);

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
  return read([...keys.employees, policy.forsikringsnummer], path, Employees, { staleTime: 0 });
}
