import { describe, expect, test } from 'vitest';
import { resultOf, visitAs } from '#test/sandbox/shared/visiting.ts';

const invoices = async (query: string) => {
  const { body } = await resultOf(await visitAs('private-rich'), `/oppgaver/ubetalte-faktura?${query}`);
  return (body as { belop: number }[]).map(({ belop }) => belop);
};

describe('unpaid invoices are', () => {
  test.each([
    ['of both insurances', 'skadekundenummer=1000010&personkundenummer=3143791', [958, 241]],
    ['of damage insurance alone', 'skadekundenummer=1000010', [958]],
    ['of life insurance alone', 'personkundenummer=3143791', [241]],
    ["nobody else's", 'skadekundenummer=1000001', []],
    ['none, where nobody is named', '', []],
  ])('%s', async (_, query, amounts) => {
    expect(await invoices(query)).toEqual(amounts);
  });
});

test('claims are shown to the customer who made them', async () => {
  const visitor = await visitAs('private-rich');
  expect(await resultOf(visitor, '/oppgaver/1000010/skademeldinger')).toMatchObject({
    body: [{ status: 'UNDER_UTFYLLING' }, { status: 'SENDT' }],
  });
  expect(await resultOf(visitor, '/oppgaver/1000001/skademeldinger')).toMatchObject({ status: 404 });
});

test.each([
  ['blocked-bank', true],
  ['private-one', false],
] as const)('the move is on for %s: %s', async (persona, on) => {
  expect(await resultOf(await visitAs(persona), '/toggle/overgang')).toEqual({ body: on });
});

test.each([
  ['an unknown feature', '/toggle/ukjent', 404],
  ['documents of no known kind', '/dokumenter/exists?dokumentType=BREV', 400],
])('%s: is refused', async (_, path, status) => {
  expect(await resultOf(await visitAs('private-one'), path)).toMatchObject({ status });
});

const defect = { message: 'TypeError', pageUrl: 'https://bank.example/' };

test.each([
  ['an error', defect, 204],
  ['an error without a page', { message: 'TypeError' }, 400],
  ['an error that names somebody', { ...defect, stacktrace: 'kunde 01437912357' }, 400],
])('the log at `/log/error` receives %s (C2.6)', async (_, body, status) => {
  expect((await (await visitAs('private-one')).post('/rest/log/error', body)).status).toBe(status);
});
