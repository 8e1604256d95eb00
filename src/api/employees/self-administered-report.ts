import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Registration, sexes } from '#domain/employees/self-administered-form.ts';

/** One report has a row for each employee (B3.53). */
export interface SelfAdministeredReport {
  readonly innOrUtmelding: Registration;
  readonly startDate: IsoDate;
  readonly ansatteInformasjon: readonly {
    readonly id: string;
    readonly fodselsar: number;
    readonly kjonn: (typeof sexes)[number];
  }[];
  /** Not sent when employees are reported out (B5.35). */
  readonly arbeidsdyktig?: true | undefined;
  readonly telefonnummer: string;
  readonly epost: string;
}

/** Sends the report. Path and method are assumed (C2.4). */
export const reportSelfAdministered = (body: SelfAdministeredReport, signal: AbortSignal) =>
  write(
    invalidatedBy.reportSelfAdministered,
    { method: 'POST', path: '/bm/selvadministrert-inn-og-utmelding', body, signal },
    unknown(),
  );
