import { generalRefusals } from '#domain/errors/general.ts';
import { noAccessRow } from '#domain/errors/no-access.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** The list of employees; a visitor without a role reads the no-access page (A6.5). */
export const employeeListRefusals = {
  codes: { FEL3710020: noAccessRow },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** In place of a form of employees if no policy that could be read uses it, and some could not be read (A8.6); assumed. */
export const maybeUnreadable = {
  kind: 'refusal',
  title: null,
  text: 'Vi fikk ikke lest alle forsikringene til {organisation}, så vi vet ikke om ansatte meldes inn eller ut her. Prøv igjen senere.',
} as const satisfies Notice;

/** In place of the form of a company without an insurance that it administers itself (C4.4); assumed. */
export const notSelfAdministered = {
  kind: 'refusal',
  title: null,
  text: '{organisation} har ingen personalforsikring som bedriften administrerer selv.',
} as const satisfies Notice;

/** Reports of employees in or out, self-administered ones too (B8.8). */
export const employeeReportRefusals = {
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** The confirmation of an employee report (C5). */
export const reportSent = {
  meldeInn: { kind: 'success', title: 'Innmeldingen er sendt' },
  meldeUt: { kind: 'success', title: 'Utmeldingen er sendt' },
} as const;

/** In place of the form if the company has no insurance to report employees in; assumed. */
export const nothingToReport = {
  kind: 'state',
  title: null,
  text: '{organisation} har ingen aktive forsikringer der ansatte meldes inn eller ut her.',
} as const satisfies Notice;
