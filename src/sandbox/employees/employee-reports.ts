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
import { comes, leaves, reports } from './employees.ts';

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
  reports(session).push({ products: forsikringer, change: comes(who) });
}

/** The employee with that name gets an end date; an unknown name changes nothing. */
function reportOut(session: Session, { ansatt, forsikringer, gjelderFra }: Infer<typeof Out>) {
  const change = leaves(({ navn }) => navn === ansatt.navn, gjelderFra);
  reports(session).push({ products: forsikringer, change });
}

/** One Virke product is enough (C3.2); a report to the wrong call is refused. */
function received(products: readonly string[], forVirke: boolean, keep: () => void): OperationResponse {
  if (isVirkeReport(products) !== forVirke) return badRequest('Forsikringene meldes et annet sted');
  keep();
  return { empty: 204 };
}

const operationIn = (id: string, path: string, forVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  answer: withRight(
    'reportEmployees',
    withPayload(In, (body, { session }) =>
      received(body.forsikringer, forVirke, () => reportIn(session, body)),
    ),
  ),
});

const operationOut = (id: string, path: string, forVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  answer: withRight(
    'reportEmployees',
    withPayload(Out, (body, { session }) =>
      received(body.forsikringer, forVirke, () => reportOut(session, body)),
    ),
  ),
});

export const employeeReports: readonly Operation[] = [
  operationIn('reportEmployeeIn', '/bm/meld-inn-ansatt', false),
  operationIn('reportVirkeEmployeeIn', '/bm/meld-inn-virke-ansatt', true),
  operationOut('reportEmployeeOut', '/bm/meld-ut-ansatt', false),
  operationOut('reportVirkeEmployeeOut', '/bm/meld-ut-virke-ansatt', true),
];
