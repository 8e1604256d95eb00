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
import { type Answered, badRequest, type Operation } from '#sandbox/operation.ts';
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

/** What a report in must and may send (B3.39). */
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

/** What a report out must send (B3.43). */
const Out = type({
  ...report,
  type: literal('meldeUt'),
  postadresse: type({ adresse: text, postnummer: pattern(string(), /^\d{4}$/), poststed: text }),
  yrke: text,
  stillingsprosent: percentage,
});

/** The new one stands in the employee list at once. */
function reportIn(session: Session, { ansatt, forsikringer, gjelderFra, yrke }: Infer<typeof In>) {
  const personInfo = { navn: ansatt.navn, fodselar: null, forsikretFra: gjelderFra };
  const who = { personInfo, ...(yrke !== undefined && { yrkesgruppe: yrke }) };
  reports(session).push({ products: forsikringer, change: comes(who) });
}

/** The one of that name gets an end; a name that the list does not hold changes nothing. */
function reportOut(session: Session, { ansatt, forsikringer, gjelderFra }: Infer<typeof Out>) {
  const change = leaves(({ navn }) => navn === ansatt.navn, gjelderFra);
  reports(session).push({ products: forsikringer, change });
}

/** One Virke product is enough (C3.2); a report that goes to the wrong one of two calls is refused. */
function received(products: readonly string[], forVirke: boolean, keep: () => void): Answered {
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
