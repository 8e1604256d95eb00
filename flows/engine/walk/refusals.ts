import { errorCatalogue } from '#domain/errors/catalogue.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import type { Answer, CallCases } from './cases.ts';

/** Of a refusal that the catalogue knows by its code or message alone. */
const anyStatus = 400;

/** An answer for each refusal that the error catalogue names for the call. */
export function refusalsOf({ operation, refused }: CallCases): Readonly<Record<string, Answer>> {
  const { signs = {}, codes = {} }: RefusalTable = errorCatalogue[operation];
  const rows = [
    ...Object.entries(signs).map(([name, { when }]) => ({ name, when, body: {} })),
    ...Object.entries(codes).map(([code, { when = {} }]) => ({ name: code, when, body: { code } })),
  ];
  const answers = rows.map(({ name, when: { status = anyStatus, says }, body }) => [
    name,
    { status, body: { ...body, ...(says && { message: says }) } },
  ]);
  return { ...Object.fromEntries(answers), ...refused };
}
