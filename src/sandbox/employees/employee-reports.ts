import {
  array,
  enums,
  type Infer,
  literal,
  max,
  min,
  nonempty,
  number,
  optional,
  pattern,
  string,
  type,
} from 'superstruct';
import { employeeProducts, isVirkeReport } from '#domain/employees/employee-insurance.ts';
import { badRequest, type Operation, type OperationResponse } from '#sandbox/operation.ts';
import type { Session } from '#sandbox/session.ts';
import { date, email, nationalId, phone, text, withPayload } from '#sandbox/shared/payload.ts';
import { withRight } from '#sandbox/shared/rights.ts';
import { addEmployee, endInsurance, reports } from './employees.ts';

const report = {
  ansatt: type({ navn: text, foedselsnummer: optional(nationalId) }),
  forsikringer: nonempty(array(enums(employeeProducts))),
  gjelderFra: date,
  telefonnummer: phone,
  epost: email,
};

const percentage = max(min(number(), 10), 100);

/** The required and optional fields of a report in (B3.39). */
const In = type({
  ...report,
  type: literal('meldeInn'),
  yrke: optional(text),
  stillingsprosent: optional(percentage),
  arbeidsdyktig: optional(literal(true)),
  fastAnsatt: optional(literal(true)),
  fastBostedsadresse: optional(literal(true)),
  jobberMinst20Prosent: optional(literal(true)),
});

/** The required fields of a report out (B3.43). */
const Out = type({
  ...report,
  type: literal('meldeUt'),
  postadresse: type({ adresse: text, postnummer: pattern(string(), /^\d{4}$/), poststed: text }),
  yrke: text,
  stillingsprosent: percentage,
});

/** The new employee is in the list at once. */
function reportIn(session: Session, { ansatt, forsikringer, gjelderFra, yrke }: Infer<typeof In>) {
  const personInfo = { navn: ansatt.navn, fodselar: null, forsikretFra: gjelderFra };
  const who = { personInfo, ...(yrke !== undefined && { yrkesgruppe: yrke }) };
  reports(session).push({ products: forsikringer, change: addEmployee(who) });
}

/** The employee with that name gets an end date; an unknown name changes nothing. */
function reportOut(session: Session, { ansatt, forsikringer, gjelderFra }: Infer<typeof Out>) {
  const change = endInsurance(({ navn }) => navn === ansatt.navn, gjelderFra);
  reports(session).push({ products: forsikringer, change });
}

/** A report with any Virke product belongs to the Virke calls (C3.2). A report to the wrong call is refused. */
function received(products: readonly string[], isVirke: boolean, store: () => void): OperationResponse {
  if (isVirkeReport(products) !== isVirke) return badRequest('Forsikringene meldes et annet sted');
  store();
  return { empty: 204 };
}

const operationIn = (id: string, path: string, isVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  respond: withRight(
    'reportEmployees',
    withPayload(In, (body, { session }) =>
      received(body.forsikringer, isVirke, () => reportIn(session, body)),
    ),
  ),
});

const operationOut = (id: string, path: string, isVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  respond: withRight(
    'reportEmployees',
    withPayload(Out, (body, { session }) =>
      received(body.forsikringer, isVirke, () => reportOut(session, body)),
    ),
  ),
});

export const employeeReports: readonly Operation[] = [
  operationIn('reportEmployeeIn', '/bm/meld-inn-ansatt', false),
  operationIn('reportVirkeEmployeeIn', '/bm/meld-inn-virke-ansatt', true),
  operationOut('reportEmployeeOut', '/bm/meld-ut-ansatt', false),
  operationOut('reportVirkeEmployeeOut', '/bm/meld-ut-virke-ansatt', true),
];
