import type { ClientError } from '#api/error-log.ts';
import { isApiError, reference } from '#domain/errors/api-error.ts';
import { hidden, isPlainSegment, withoutPersonal } from '#domain/person/without-personal.ts';

const maxLength = 4_000;

/**
 * Cut before redaction, because redacting a very long text blocks the page. The 100 extra characters keep a number at
 * the cut whole, so that it is recognised.
 */
const redacted = (text: string) => withoutPersonal(text.slice(0, maxLength + 100)).slice(0, maxLength);

/** Removes query and fragment, which may contain a number or a name. */
const withoutQuery = (address: string) => redacted(address.replace(/[?#][\s\S]*$/, ''));

/** A path without the parts that may be ids. */
const withoutIds = (path: string) =>
  path
    .replace(/[?#][\s\S]*$/, '')
    .split('/')
    .map((part) => (isPlainSegment(part) ? part : hidden))
    .join('/');

interface ErrorDetails {
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
  readonly error?: unknown;
}

export const errorReport = (
  { message = '', filename = '', lineno = 0, colno = 0, error }: ErrorDetails,
  page: string,
): ClientError => ({
  message: redacted(isText(error) ? textOf(error) : message || textOf(error)),
  url: withoutQuery(filename),
  line: lineno,
  column: colno,
  pageUrl: withoutQuery(page),
  stacktrace: redacted(error instanceof Error ? (error.stack ?? '') : ''),
  error: redacted(textOf(error)),
});

/** A thrown text or object is not ours, so nothing is known of its words. */
const isText = (error: unknown) => error !== null && error !== undefined && !(error instanceof Error);

/** An `ApiError` is plain data. Some other objects cannot be converted to text. */
function textOf(error: unknown): string {
  if (isApiError(error))
    return `ApiError: ${error.status} ${error.code} ${reference(error)} ${withoutIds(error.url)}`;
  if (!(error instanceof Error)) return error == null ? String(error) : `${typeof error} ${hidden}`;
  try {
    return String(error);
  } catch {
    return 'cannot be shown';
  }
}
