import { type ApiError, ownCodes } from '#domain/errors/api-error.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { noticeIn, type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import type { CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { failuresOf, responsesOf } from '#workbench/failures.ts';
import { casesOf } from '#workbench/running.ts';

/** One thing that a call may answer. */
export interface Answer {
  readonly name: string;
  /** Status and code, and the sentence of the error table. */
  readonly words: string;
}

const ofPage: Readonly<Record<string, string>> = {
  [ownCodes.timeout]: 'no response in time',
  [ownCodes.network]: 'no connection',
  [ownCodes.unreadable]: 'a response that cannot be read',
};

const sentence = ({ title, text }: Notice): string => [title, text].filter(Boolean).join(': ');

/** The sentence of the error catalogue, which a chart may replace by another screen; null if the flow handles the refusal without one. */
function sentenceFor(table: RefusalTable, error: ApiError): string | null {
  const name = refusalIn(table, error);
  const row = name === null ? undefined : (table.signs?.[name] ?? table.codes?.[name]);
  return row && !row.notice ? null : sentence(noticeIn(table, error));
}

function failureWords(table: RefusalTable, name: string, error: ApiError): string {
  const { status, code } = error;
  const own = ofPage[code];
  if (own) return `${own}, code ${code}`;
  const isSaid = code === String(status) || code === name;
  const response = isSaid ? `status ${status}` : `status ${status}, code ${code}`;
  const said = sentenceFor(table, error);
  return said === null ? `${response}, without a message` : `${response}; in the error table: “${said}”`;
}

const longest = 80;

function responseWords(response: WireResponse): string {
  if (typeof response === 'string') return response;
  const { status, body, text = body === undefined ? '' : JSON.stringify(body) } = response;
  const brief = text.length > longest ? `${text.slice(0, longest)} …` : text;
  return brief === '' ? `status ${status}` : `status ${status}, ${brief}`;
}

/** The failures of a call of a flow, with status, code and the sentence of the error catalogue. */
export function failuresIn(flow: string, call: string): readonly Answer[] {
  const cases = casesOf(flow);
  const { operation } = cases.actors[call] as CallCases;
  return [...failuresOf(cases, call)].map(([name, error]) => ({
    name,
    words: failureWords(errorCatalogue[operation], name, error),
  }));
}

/** The responses of a call that are no errors, with status and payload. */
export const responsesIn = (flow: string, call: string): readonly Answer[] =>
  [...responsesOf(casesOf(flow), call)].map(([name, response]) => ({
    name,
    words: responseWords(response),
  }));
