import type { FieldErrors } from '#domain/fields/form-check.ts';
import { type ApiError, toApiError } from './api-error.ts';
import { isLostSession, notLoggedIn } from './not-logged-in.ts';
import type { Notice } from './notice.ts';

/** Further conditions beside a code; all of them must hold. */
interface Sign {
  readonly status?: number;
  /** Part of `message` or `developerMessage`, ignoring case. */
  readonly says?: string;
}

interface Row<Field> {
  readonly when?: Sign;
  /** The field of the form that the refusal is about; the message is shown below it. */
  readonly field?: Field;
  /** Absent if the flow handles the refusal without a message. */
  readonly notice?: Notice;
}

interface NamedRefusals<Field = string> {
  /** Recognised by status or message, and named by us. Checked first, in this order. */
  readonly signs?: Readonly<Record<string, Row<Field> & { readonly when: Sign }>>;
  /** Recognised by the server's code; some also need a further condition. */
  readonly codes?: Readonly<Record<string, Row<Field>>>;
}

/** Shows the server's own message, or the notice's text if there is none for people. */
interface ServerMessage<Field = string> {
  readonly orServerMessage: Notice;
  /** The only field of the form. The message of a status 400 is about it, and is shown below it. */
  readonly onlyField?: Field;
}

/** The notices for errors of any call. */
interface GeneralTable extends NamedRefusals {
  readonly otherwise: Notice;
}

/** The notices for the errors of one call. */
export interface RefusalTable<Field = string> extends NamedRefusals<Field> {
  /** For all other errors; the general table if the call has no words of its own. */
  readonly otherwise: Notice | ServerMessage<Field> | GeneralTable;
}

type CodesOf<T> = T extends { readonly codes: infer Codes } ? Codes : Record<never, never>;
type SignsOf<T> = T extends { readonly signs: infer Signs } ? Signs : Record<never, never>;

/** Codes and names of the refusals that a table knows. */
export type RefusalIn<T extends RefusalTable> = (keyof SignsOf<T> | keyof CodesOf<T>) & string;

type NoticeOfRow<T> = T extends { readonly notice: infer Found } ? Found : never;

type NamedIn<T> = NoticeOfRow<SignsOf<T>[keyof SignsOf<T>] | CodesOf<T>[keyof CodesOf<T>]>;

type OtherwiseIn<T> = T extends ServerMessage
  ? Notice
  : T extends GeneralTable
    ? NamedIn<T> | T['otherwise']
    : T;

/** The notices of a table, with their texts as types, so that `fill` knows their placeholders. */
export type NoticeIn<T extends RefusalTable> = Pick<
  (NamedIn<T> | OtherwiseIn<T['otherwise']> | typeof notLoggedIn) & Notice,
  keyof Notice
>;

/** The refusal of the table, or null for other errors: for guards. */
export const refusalIn = <T extends RefusalTable>(table: T, thrown: unknown): RefusalIn<T> | null =>
  (rowFor(table, toApiError(thrown))?.[0] as RefusalIn<T> | undefined) ?? null;

/** The message below the field that the refusal is about, by field; null for other errors. */
export function fieldErrorIn(table: RefusalTable, thrown: unknown): FieldErrors | null {
  const error = toApiError(thrown);
  const [, row] = rowFor(table, error) ?? [];
  const { otherwise } = table;
  if (!row && 'orServerMessage' in otherwise && otherwise.onlyField && error.status === 400) {
    const text = readableMessage(error.message);
    return text === null ? null : { [otherwise.onlyField]: text };
  }
  return row?.field && row.notice ? { [row.field]: row.notice.text } : null;
}

/**
 * The notice for a failed call; never throws. A lost session comes before the call's own words, because a retry would not
 * help. A write without a response has not failed: check `isOutcomeUnknown` first, and show `unknownOutcomeNotice`.
 */
export const noticeIn = <T extends RefusalTable>(table: T, thrown: unknown): NoticeIn<T> =>
  noticeFor(table, toApiError(thrown)) as NoticeIn<T>;

function noticeFor(table: RefusalTable, error: ApiError): Notice {
  if (isLostSession(error)) return notLoggedIn;
  const [, row] = rowFor(table, error) ?? [];
  if (row?.notice) return row.notice;
  const { otherwise } = table;
  if ('otherwise' in otherwise) return noticeFor(otherwise, error);
  if (!('orServerMessage' in otherwise)) return otherwise;
  const { orServerMessage: notice } = otherwise;
  return { ...notice, text: readableMessage(error.message) ?? notice.text };
}

function rowFor({ signs = {}, codes = {} }: NamedRefusals, error: ApiError) {
  if (isLostSession(error)) return undefined;
  const signed = Object.entries(signs).find(([, { when }]) => fits(when, error));
  return (
    signed ?? Object.entries(codes).find(([code, { when = {} }]) => code === error.code && fits(when, error))
  );
}

function fits({ status, says }: Sign, error: ApiError): boolean {
  if (status !== undefined && status !== error.status) return false;
  const said = `${error.message}\n${error.developerMessage}`.toLowerCase();
  return says === undefined || said.includes(says.toLowerCase());
}

const longestMessage = 300;

/** Markup, or an identifier of a program, such as 'java.lang.String' or 'NullPointerException'. */
const technical = /[<>{}]|[a-z]\.\w+\.\w|[a-z](?:Exception|Error)\b/;

/** The server's message if it is a sentence for people; null otherwise (B8.29, B8.32). */
export function readableMessage(message: string): string | null {
  const text = message.trim();
  return /\p{L}/u.test(text) && text.length <= longestMessage && !technical.test(text) ? text : null;
}
