import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { noticeIn, type RefusalTable } from '#domain/errors/refusals.ts';

/** Kind, title and text of the notice after an error of a call. */
export const shownNotice = (
  table: RefusalTable,
  known: Partial<ApiError>,
): readonly [kind: Notice['kind'], title: string | null, text: string] => {
  const { kind, title, text } = noticeIn(table, apiError(known));
  return [kind, title, text];
};

/** The general error (A8.5). */
export const generalError = [
  'failure',
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
] as const;

/** The error of a system that is temporarily down (A8.4). */
export const temporarilyDown = [
  'failure',
  'Prøv igjen senere',
  'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
] as const;
