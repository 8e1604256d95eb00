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
import { employeeProducts, isVirkeReport } from '#domain/products/employee-insurance.ts';
import { badRequest, type Operation, type OperationResponse } from '#sandbox/operation.ts';
import type { Session } from '#sandbox/session.ts';
import { date, email, nationalId, phone, text, withPayload } from '#sandbox/shared/payload.ts';
import { withRight } from '#sandbox/shared/rights.ts';
import { reports, withEmployee, withEndDate } from './employees.ts';

const report = {
  ansatt: type({ navn: text, foedselsnummer: optional(nationalId) }),
  forsikringer: nonempty(array(enums(employeeProducts))),
  gjelderFra: date,
  telefonnummer: phone,
  epost: email,
};

const percentage = max(min(number(), 10), 100);

/** The required and optional fields of a report in (B3.39). */
const ReportIn = type({
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
const ReportOut = type({
  ...report,
  type: literal('meldeUt'),
  postadresse: type({ adresse: text, postnummer: pattern(string(), /^\d{4}$/), poststed: text }),
  yrke: text,
  stillingsprosent: percentage,
});

/** Adds the new employee to the list at once. */
function reportIn(session: Session, { ansatt, forsikringer, gjelderFra, yrke }: Infer<typeof ReportIn>) {
  const personInfo = { navn: ansatt.navn, fodselar: null, forsikretFra: gjelderFra };
  const employee = { personInfo, ...(yrke !== undefined && { yrkesgruppe: yrke }) };
  reports(session).push({ products: forsikringer, change: withEmployee(employee) });
}

/** Sets an end date for the first employee with that name; an unknown name changes nothing. */
function reportOut(session: Session, { ansatt, forsikringer, gjelderFra }: Infer<typeof ReportOut>) {
  const change = withEndDate(({ navn }) => navn === ansatt.navn, gjelderFra);
  reports(session).push({ products: forsikringer, change });
}

/** One Virke product makes it a Virke report (C3.2). A report to the wrong call gets an error. */
function acceptReport(
  products: readonly string[],
  isForVirke: boolean,
  keepReport: () => void,
): OperationResponse {
  if (isVirkeReport(products) !== isForVirke) return badRequest('Forsikringene meldes et annet sted');
  keepReport();
  return { empty: 204 };
}

const reportInOperation = (id: string, path: string, isForVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  respond: withRight(
    'reportEmployees',
    withPayload(ReportIn, (body, { session }) =>
      acceptReport(body.forsikringer, isForVirke, () => reportIn(session, body)),
    ),
  ),
});

const reportOutOperation = (id: string, path: string, isForVirke: boolean): Operation => ({
  id,
  method: 'POST',
  path,
  respond: withRight(
    'reportEmployees',
    withPayload(ReportOut, (body, { session }) =>
      acceptReport(body.forsikringer, isForVirke, () => reportOut(session, body)),
    ),
  ),
});

export const employeeReports: readonly Operation[] = [
  reportInOperation('reportEmployeeIn', '/bm/meld-inn-ansatt', false),
  reportInOperation('reportVirkeEmployeeIn', '/bm/meld-inn-virke-ansatt', true),
  reportOutOperation('reportEmployeeOut', '/bm/meld-ut-ansatt', false),
  reportOutOperation('reportVirkeEmployeeOut', '/bm/meld-ut-virke-ansatt', true),
];
