import { employeeFormFor, employeeProducts } from '#domain/products/employee-insurance.ts';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { withRight } from '#sandbox/shared/rights.ts';
import { employees, reports, withoutName } from './employees.ts';

/** Returns all employees in one response, even 10 000. */
export const listEmployees: Operation = {
  id: 'listEmployees',
  method: 'GET',
  path: '/bm/ansattliste/kundenummer/:kundenummer/forsikringsnummer/:forsikringsnummer',
  respond: withRight('viewEmployees', ({ session, persona, params, query }) => {
    const policy = policiesOf(persona).find(
      ({ forsikringsnummer, produkt }) =>
        forsikringsnummer === params.forsikringsnummer && produkt === query.get('forsikringsproduktkode'),
    );
    const isTheirs = params.kundenummer === persona.kundenummer;
    if (!policy || !isTheirs || !employeeProducts.includes(policy.produkt)) {
      return notFound('Fant ikke forsikringen');
    }
    const all = employees(persona.organisation?.employees ?? 0);
    const covered = employeeFormFor(policy) === 'selfAdministered' ? all.map(withoutName) : all;
    const reported = reports(session).filter(({ products }) => products.includes(policy.produkt));
    return { body: reported.reduce((now, { change }) => change(now), covered) };
  }),
};
