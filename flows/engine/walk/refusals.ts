import type { RefusalTable } from '#domain/errors/refusals.ts';
import type { CallCases, WireResponse } from './cases.ts';
import { errorCatalogue } from './catalogue.ts';

/** The status of a refusal that the catalogue recognises only by its code or message. */
const anyStatus = 400;

/** A response for each refusal of the call in the error catalogue. */
export function refusalsOf({ operation, refused }: CallCases): Readonly<Record<string, WireResponse>> {
  const { signs = {}, codes = {} }: RefusalTable = errorCatalogue[operation];
  const rows = [
    ...Object.entries(signs).map(([name, { when }]) => ({ name, when, body: {} })),
    ...Object.entries(codes).map(([code, { when = {} }]) => ({ name: code, when, body: { code } })),
  ];
  const responses = rows.map(({ name, when: { status = anyStatus, says }, body }) => [
    name,
    { status, body: { ...body, ...(says && { message: says }) } },
  ]);
  return { ...Object.fromEntries(responses), ...refused };
}
