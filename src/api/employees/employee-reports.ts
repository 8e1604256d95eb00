import { unknown } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';

interface EmployeeReport {
  readonly ansatt: { readonly navn: string; readonly foedselsnummer?: string | undefined };
  /** Product codes. */
  readonly forsikringer: readonly string[];
  readonly gjelderFra: IsoDate;
  readonly telefonnummer: string;
  readonly epost: string;
}

/** B3.39; what is not asked is left out (C3.3). */
export interface EmployeeReportIn extends EmployeeReport {
  readonly type: 'meldeInn';
  readonly yrke?: string | undefined;
  readonly stillingsprosent?: number | undefined;
  readonly arbeidsdyktig?: true | undefined;
  readonly fastAnsatt?: true | undefined;
  readonly fastBostedsadresse?: true | undefined;
  readonly jobberMinst20Prosent?: true | undefined;
}

/** A report out also carries the postal address (B3.43). */
export interface EmployeeReportOut extends EmployeeReport {
  readonly type: 'meldeUt';
  readonly postadresse: {
    readonly adresse: string;
    readonly postnummer: string;
    readonly poststed: string;
  };
  readonly yrke: string;
  readonly stillingsprosent: number;
}

/** B7.10: where none of the products is a Virke one; `isVirkeReport` tells. */
export const reportEmployeeIn = (body: EmployeeReportIn, signal: AbortSignal) =>
  write(
    outdatedBy.reportEmployeeIn,
    { method: 'POST', path: '/bm/meld-inn-ansatt', body, signal },
    unknown(),
  );

/** Reports in have two calls; this one is for Virke (B7.10). */
export const reportVirkeEmployeeIn = (body: EmployeeReportIn, signal: AbortSignal) =>
  write(
    outdatedBy.reportVirkeEmployeeIn,
    { method: 'POST', path: '/bm/meld-inn-virke-ansatt', body, signal },
    unknown(),
  );

/** B7.11: where none of the products is a Virke one; `isVirkeReport` tells. */
export const reportEmployeeOut = (body: EmployeeReportOut, signal: AbortSignal) =>
  write(
    outdatedBy.reportEmployeeOut,
    { method: 'POST', path: '/bm/meld-ut-ansatt', body, signal },
    unknown(),
  );

/** Reports out have two calls; this one is for Virke (B7.11). */
export const reportVirkeEmployeeOut = (body: EmployeeReportOut, signal: AbortSignal) =>
  write(
    outdatedBy.reportVirkeEmployeeOut,
    { method: 'POST', path: '/bm/meld-ut-virke-ansatt', body, signal },
    unknown(),
  );
