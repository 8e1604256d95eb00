import type { ClientError } from '#api/error-log.ts';
import { withoutPersonal } from '#domain/person/without-personal.ts';

/** So much of a text says what there is to say. */
const enough = 4_000;

// Cut first: looking through a text that never ends would hold the page up.
const told = (text: string) => withoutPersonal(text.slice(0, enough));

/** Without the parts of an address that may hold a number or a name: query and fragment. */
const place = (address: string) => told(address.replace(/[?#].*$/, ''));

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
  message: told(message || textOf(error)),
  url: place(filename),
  line: lineno,
  column: colno,
  pageUrl: place(page),
  stacktrace: told(error instanceof Error ? (error.stack ?? '') : ''),
  error: told(textOf(error)),
});

/** An object may refuse to be made a text. */
function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'cannot be shown';
  }
}
