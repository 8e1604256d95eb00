import { type ApiError, toApiError } from './api-error.ts';
import { isLostSession, notLoggedIn } from './not-logged-in.ts';
import type { Notice } from './notice.ts';

/** What the server says beside a code; where two things are asked for, both have to be there. */
interface Sign {
  readonly status?: number;
  /** Part of `message` or `developerMessage`, in any capitals. */
  readonly says?: string;
}

interface Row {
  readonly when?: Sign;
  /** Left out where the customer is told nothing, because the flow goes on another way. */
  readonly see?: Notice;
}

interface NamedRefusals {
  /** Told by the status or a message, and named by us. They come first, in this order. */
  readonly signs?: Readonly<Record<string, Row & { readonly when: Sign }>>;
  /** Told by the server's code; some mean what they mean only with a sign beside. */
  readonly codes?: Readonly<Record<string, Row>>;
}

/** The server's own message is shown, and the notice's text where it gave none. */
interface ServerMessage {
  readonly orServerMessage: Notice;
}

/** What the customer is told of anything that a server may say to any call. */
interface GeneralTable extends NamedRefusals {
  readonly otherwise: Notice;
}

/** What the customer is told of each thing that the server may say to one call. */
export interface RefusalTable extends NamedRefusals {
  /** Of anything else; the general table where the call has no words of its own. */
  readonly otherwise: Notice | ServerMessage | GeneralTable;
}

type CodesOf<T> = T extends { readonly codes: infer Codes } ? Codes : Record<never, never>;
type SignsOf<T> = T extends { readonly signs: infer Signs } ? Signs : Record<never, never>;

/** Codes and names of the refusals that a table knows. */
export type RefusalIn<T extends RefusalTable> = (keyof SignsOf<T> | keyof CodesOf<T>) & string;

type SeenIn<T> = T extends { readonly see: infer Seen } ? Seen : never;

type NamedIn<T> = SeenIn<SignsOf<T>[keyof SignsOf<T>] | CodesOf<T>[keyof CodesOf<T>]>;

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

/** Which refusal of the table it was, or null for anything else: for the guards of a chart. */
export const refusalIn = <T extends RefusalTable>(table: T, thrown: unknown): RefusalIn<T> | null =>
  (rowFor(table, toApiError(thrown))?.[0] as RefusalIn<T> | undefined) ?? null;

/**
 * What the customer is told of a call that failed with whatever it was; never throws.
 * A lost session comes before the call's own words: to try again would not help. A write that nobody
 * answered has not failed: ask `outcomeUnknown` first, and tell of `unknownOutcome`.
 */
export const noticeIn = <T extends RefusalTable>(table: T, thrown: unknown): NoticeIn<T> =>
  seen(table, toApiError(thrown)) as NoticeIn<T>;

function seen(table: RefusalTable, error: ApiError): Notice {
  if (isLostSession(error)) return notLoggedIn;
  const [, row] = rowFor(table, error) ?? [];
  if (row?.see) return row.see;
  const { otherwise } = table;
  if ('otherwise' in otherwise) return seen(otherwise, error);
  if (!('orServerMessage' in otherwise)) return otherwise;
  const { orServerMessage: notice } = otherwise;
  return { ...notice, text: error.message.trim() || notice.text };
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
