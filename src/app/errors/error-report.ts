import type { ClientError } from '#api/error-log.ts';
import { isApiError, reference } from '#domain/errors/api-error.ts';
import { withoutPersonal } from '#domain/person/without-personal.ts';

/** So much of a text says what there is to say. */
const enough = 4_000;

/** Looking through a text that never ends would hold the page up; a number across the cut would lose its end. */
const redacted = (text: string) => withoutPersonal(text.slice(0, enough + 100)).slice(0, enough);

/** Without the parts of an address that may hold a number or a name: query and fragment. */
const place = (address: string) => redacted(address.replace(/[?#].*$/, ''));

interface Happened {
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
  readonly error?: unknown;
}

export const errorReport = (
  { message = '', filename = '', lineno = 0, colno = 0, error }: Happened,
  page: string,
): ClientError => ({
  message: redacted(message || textOf(error)),
  url: place(filename),
  line: lineno,
  column: colno,
  pageUrl: place(page),
  stacktrace: redacted(error instanceof Error ? (error.stack ?? '') : ''),
  error: redacted(textOf(error)),
});

/** An error of a call is plain data; an object may refuse to be made a text. */
function textOf(error: unknown): string {
  if (isApiError(error)) return `ApiError: ${error.status} ${error.code} ${reference(error)} ${error.url}`;
  try {
    return String(error);
  } catch {
    return 'cannot be shown';
  }
}
