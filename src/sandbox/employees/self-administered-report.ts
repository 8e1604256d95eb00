import { array, enums, integer, literal, min, nonempty, optional, type } from 'superstruct';
import { registrations, sexes } from '#domain/employees/self-administered-form.ts';
import type { Operation } from '#sandbox/operation.ts';
import { date, email, phone, text, withPayload } from '#sandbox/shared/payload.ts';
import { withRight } from '#sandbox/shared/rights.ts';
import { reports, withEmployee, withEndDate } from './employees.ts';

/** The required fields of a self-administered report (B3.53). */
const Report = type({
  innOrUtmelding: enums(registrations),
  startDate: date,
  ansatteInformasjon: nonempty(
    array(type({ id: text, fodselsar: min(integer(), 1900), kjonn: enums(sexes) })),
  ),
  arbeidsdyktig: optional(literal(true)),
  telefonnummer: phone,
  epost: email,
});

/**
 * Changes the list of the personnel insurance. A report in adds its employees. A report out sets an end date for the first
 * employee with each birth year and sex.
 */
export const reportSelfAdministered: Operation = {
  id: 'reportSelfAdministered',
  method: 'POST',
  path: '/bm/selvadministrert-inn-og-utmelding',
  respond: withRight(
    'reportSelfAdministered',
    withPayload(Report, ({ innOrUtmelding, ansatteInformasjon, startDate }, { session }) => {
      for (const { fodselsar: fodselar, kjonn } of ansatteInformasjon) {
        const change =
          innOrUtmelding === 'Innmelding'
            ? withEmployee({ personInfo: { navn: '', fodselar, kjonn, forsikretFra: startDate } })
            : withEndDate(
                (employee) => employee.fodselar === fodselar && employee.kjonn === kjonn,
                startDate,
              );
        reports(session).push({ products: ['N17'], change });
      }
      return { empty: 204 };
    }),
  ),
};
