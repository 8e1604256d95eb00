import { generalRefusals, unknownOutcomeNotice } from '#domain/errors/general.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { isError, type Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { code, list, page, table } from './markdown.ts';

const lookAt: Readonly<Record<Notice['kind'], string>> = {
  failure: 'the API: `api_status` of the access log, and its log at the time on the card',
  refusal: "the customer's data: the same call is refused again",
  loggedOut: 'the login, if many visitors see it',
  state: 'nothing: no error',
  success: 'nothing: no error',
};

const sentence = ({ title, text }: Notice): string =>
  [title && `**${title}**`, text].filter(Boolean).join(' ');

const shown = (notice: Notice | undefined, field = ''): readonly string[] =>
  notice
    ? [
        sentence(notice) + (field && ` (at the field ${code(field)})`),
        isError(notice) ? lookAt[notice.kind] : lookAt.state,
      ]
    : ['the page goes on without a message', lookAt.state];

/** How the response is recognised: by status and a part of the message, beside the code. */
const condition = ({ status, says }: { readonly status?: number; readonly says?: string } = {}): string =>
  [status, says && `"${says}"`].filter(Boolean).join(' ');

function otherRows({ otherwise }: RefusalTable): readonly (readonly string[])[] {
  if ('orServerMessage' in otherwise) {
    const [text = '', where = ''] = shown(otherwise.orServerMessage);
    return [['any other', `the server's message; if it is no sentence: ${text}`, where]];
  }
  if ('otherwise' in otherwise) return otherwise === generalRefusals ? [] : rowsOf(otherwise);
  return [['any other', ...shown(otherwise)]];
}

const rowsOf = (refusals: RefusalTable): readonly (readonly string[])[] => [
  ...Object.values(refusals.signs ?? {}).map(({ when, field, notice }) => [
    condition(when),
    ...shown(notice, field),
  ]),
  ...Object.entries(refusals.codes ?? {}).map(([name, { when, field, notice }]) => [
    `${code(name)} ${condition(when)}`.trim(),
    ...shown(notice, field),
  ]),
  ...otherRows(refusals),
];

const head = ['code and status of the response', 'what the visitor reads', 'what to look at'];

/** What the visitor reads after each failed call, for those who operate the page; by the table of `errorCatalogue`. */
export function errorsPage(): string {
  const calls = new Map<RefusalTable, string[]>();
  for (const [operation, refusals] of Object.entries<RefusalTable>(errorCatalogue))
    calls.set(refusals, [...(calls.get(refusals) ?? []), operation]);
  const own = [...calls].filter(([refusals]) => rowsOf(refusals).length > 0);
  return page([
    '# What the visitor reads when a call fails',
    'Generated from the error catalogue by `npm run docs`; do not edit. An error card also has the time, and the error code of the response.',
    '`NETWORK`, `TIMEOUT` and `UNREADABLE` are codes of the page: there was no connection, no response within 30 seconds, or a response that the [contract](../api/openapi.yaml) does not allow.',
    'The first row that fits counts, and the rows of a call come before those of any call: a call with its own row `any other` has none of them but the 401. A word in braces is filled in.',
    '## Any call',
    table(head, [['401', ...shown(notLoggedIn)], ...rowsOf(generalRefusals)]),
    '## A write without a readable response',
    'It may have been carried out, so the rows of its call do not count. Some screens have a sentence of their own.',
    table(head, [
      ['`NETWORK`, `TIMEOUT`, 502, 504, or `UNREADABLE` with 2xx', ...shown(unknownOutcomeNotice)],
    ]),
    ...own.flatMap(([refusals, operations]) => [`## ${list(operations)}`, table(head, rowsOf(refusals))]),
  ]);
}
