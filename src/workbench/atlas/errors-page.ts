import { generalRefusals, unknownOutcomeNotice } from '#domain/errors/general.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { isError, type Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { logLinesOf } from './log-lines.ts';
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

const head = ['what the visitor reads', 'code and status of the response', 'what to look at'];

const errorTable = (rows: readonly (readonly string[])[]): string =>
  table(
    head,
    rows.map(([response = '', words = '', where = '']) => [words, response, where]),
  );

/** What the page's log has beside failed calls, which are in the access log. */
const defects = [
  [
    '`The policy refused …`',
    'often nothing',
    'the headers of what is in front of nginx, and extensions of the browser',
  ],
  ['`ApiError: …` with status, code and path', 'the error of that call', 'the row of its code below'],
  ['`web-vitals`', 'nothing', 'nothing: no error, but `vitals` has how the page loaded'],
  [
    'any other',
    'often **Noe gikk galt** with the button "Prøv igjen", or a part that does not respond',
    '`stacktrace`, `url`, `line`, `column`; `times` if it is repeated; assets with 404 in the access log',
  ],
];

const inTheLog = (operations: readonly string[]): string =>
  `In the access log: ${list(operations.flatMap(logLinesOf))}.`;

/** What the visitor reads after each failed call, for those who operate the page; by the table of `errorCatalogue`. */
export function errorsPage(): string {
  const calls = new Map<RefusalTable, string[]>();
  for (const [operation, refusals] of Object.entries<RefusalTable>(errorCatalogue))
    calls.set(refusals, [...(calls.get(refusals) ?? []), operation]);
  const own = [...calls].filter(([refusals]) => rowsOf(refusals).length > 0);
  const general = [...calls].filter(([refusals]) => rowsOf(refusals).length === 0);
  return page([
    '# What the visitor reads when a call fails',
    'Generated from the error catalogue by `npm run docs`; do not edit. An error card also has the time, and the error code of the response.',
    '`NETWORK`, `TIMEOUT` and `UNREADABLE` are codes of the page: there was no connection, no response within 30 seconds, or a response that the [contract](../api/openapi.yaml) does not allow.',
    'The first row that fits counts, and the rows of a call come before those of any call: a call with its own row `any other` has none of them but the 401. A word in braces is filled in.',
    '[The access log](../deploy.md#the-access-log) has each call by its path, with `*` for each part that has a digit; below, these parts have a name in braces, and `/rest` is `restUrl` of the bank. `api_status` is the status. The code is in the log of the API, by `id`, and on the card of the visitor.',
    "## The page's log",
    '[Its fields](../deploy.md#the-pages-log). A report is about the page itself, by its `message`:',
    table(['`message`', 'what the visitor sees', 'what to look at'], defects),
    '## Any call',
    errorTable([['401', ...shown(notLoggedIn)], ...rowsOf(generalRefusals)]),
    '## A write without a readable response',
    'It may have been carried out, so the rows of its call do not count. Some screens have a sentence of their own.',
    errorTable([
      ['`NETWORK`, `TIMEOUT`, 502, 504, or `UNREADABLE` with 2xx', ...shown(unknownOutcomeNotice)],
    ]),
    '## Calls without sentences of their own',
    inTheLog(general.flatMap(([, operations]) => operations)),
    ...own.flatMap(([refusals, operations]) => [
      `## ${list(operations)}`,
      inTheLog(operations),
      errorTable(rowsOf(refusals)),
    ]),
  ]);
}
