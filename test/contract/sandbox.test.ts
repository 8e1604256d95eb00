import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { openSandbox } from '#test/sandbox/visitor.ts';
import type { ClientCall } from './calls/call.ts';
import { calls, files } from './calls/index.ts';
import { contentOf, examplesOf, operationFor, operations } from './contract.ts';
import { fieldsIn } from './fields.ts';
import { forward, logIn } from './forward.ts';
import { expectRefused } from './refused.ts';
import { problems } from './validate.ts';
import { respondWith, restPath } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

/** Operations that succeeded for some persona. */
const succeeded = new Set<string>();

/** Why no response of the sandbox has a field. */
const neverSent: Readonly<Record<string, string>> = {
  'DamagePolicy.produktkode': 'it is the other name of `produkt`, which the sandbox sends (B3.2)',
  'NextVersion.produktkode': 'as of a policy',
  'NextVersion.selvadministrert': 'no self-administered policy has a next version',
  'PersonCustomer.foedselsnummer': 'it is the other name of `fodselsnummer`, which the sandbox sends (A3.3)',
  'Insured.organisasjonsnummer': 'no life policy insures an organisation',
  'GenericDetail.objekter': 'no product has other objects; the pages are tested in `test/domain`',
  'OtherObject.objektnummer': 'as `objekter`',
  'OtherObject.objektstype': 'as `objekter`',
  'OtherObject.forsikringssum': 'as `objekter`',
  'OtherObject.egenandel': 'as `objekter`',
  'OtherObject.dekninger': 'as `objekter`',
  'GenericDetail.handverk': 'the product with crafts has details of its own kind',
  'SharedPolicyDetail.forsikring.selvadministrert': 'no shared policy is self-administered',
};

/** The fields of their responses. */
const sent = new Set<string>();

const ids = Object.keys(personas) as PersonaId[];
const writes = operations.filter(({ method }) => method !== 'GET');

const sandbox = openSandbox();

/** Reads change nothing, so the reads of a persona share a session; each write has a new one. */
const readers = new Map(await Promise.all(ids.map(async (id) => [id, await logIn(sandbox, id)] as const)));

const isWrite = (operation: string) => writes.some(({ operationId }) => operationId === operation);
const visitorFor = async (id: PersonaId, operation: string) =>
  (!isWrite(operation) && readers.get(id)) || logIn(sandbox, id);

/** The differences between the contract and the sandbox's responses to one call of a persona. */
async function breachesOf({ operation: name, run }: ClientCall, id: PersonaId): Promise<readonly string[]> {
  const visitor = await visitorFor(id, name);
  const wrong: string[] = [];
  respondWith(async (request) => {
    const response = await forward(visitor, request, await request.clone().text());
    const operation = operationFor(request.method, restPath(request));
    const content = contentOf(operation, response.status);
    const text = await response.clone().text();
    if (response.ok) succeeded.add(operation.operationId);
    if (response.ok && content)
      for (const { key } of fieldsIn(content.schema, JSON.parse(text), operation.operationId)) sent.add(key);
    if (text !== '' && !content) wrong.push(`${response.status} has no body in the contract`);
    if (text !== '' && content) wrong.push(...problems(content.schema, JSON.parse(text)));
    // A server error may be missing from the contract; every other status must be in it.
    const listed = String(response.status) in operation.responses || response.status >= 500;
    if (!listed) wrong.push(`${operation.operationId}: ${response.status} is not in the contract`);
    return response;
  });
  await run(personas[id], new AbortController().signal).catch(() => {});
  return wrong.map((what) => `${id}: ${what}`);
}

test.each(calls.map((call) => [call.operation, call] as const))(
  '%s gets responses of the contract, for every persona',
  async (_, call) => {
    const breaches: string[] = [];
    // In sequence, because they share one stub of `fetch`.
    for (const id of ids) breaches.push(...(await breachesOf(call, id)));
    expect(breaches).toEqual([]);
  },
);

describe.each(files.map((file) => [file.operation, file] as const))('%s', (operation, file) => {
  test.each(ids)('is a PDF, or refused: %s', async (id) => {
    const visitor = await logIn(sandbox, id);
    const response = await visitor.get(file.address(personas[id]));
    if (!response.ok) return expectRefused(operation, response);
    succeeded.add(operation);
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.\d[\s\S]*startxref\n\d+\n%%EOF\n?$/);
  });
});

/** Payloads that only other clients than the portal send. */
const nonsense = ['[]', '{}', '"tekst"', '{"cut', 'null'];

describe.each(['private-rich', 'business-admin', 'business-reader'] as const)('%s sends nonsense', (id) => {
  test.each(writes.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const visitor = await logIn(sandbox, id);
      const path = operation.path.replaceAll(/\{[^}]+\}/g, 'finnes-ikke');
      const headers = { 'X-Csrf-Token': visitor.cookies.get(path.split('/')[1] ?? '') ?? '' };
      for (const body of nonsense) {
        const response = await visitor.request(`/rest${path}`, { method: operation.method, headers, body });
        expect(Object.keys(operation.responses)).toContain(String(response.status));
        const content = contentOf(operation, response.status);
        const text = await response.text();
        expect(text === '' || (content && problems(content.schema, JSON.parse(text)))).toBeOneOf([true, []]);
      }
    },
  );
});

test('every call succeeds for some persona', () => {
  const operations = [...calls, ...files].map(({ operation }) => operation);
  expect(operations.filter((operation) => !succeeded.has(operation))).toEqual([]);
});

test('the sandbox sends every field that an example of the contract has, for some persona', () => {
  const fields = operations.flatMap((operation) =>
    examplesOf(operation)
      .filter(({ status }) => status === 200)
      .flatMap(({ value }) =>
        fieldsIn(contentOf(operation, 200)?.schema ?? {}, value, operation.operationId),
      ),
  );
  const keys = new Set(fields.map(({ key }) => key));
  expect(keys.size).toBeGreaterThan(300);
  expect([...keys].filter((key) => !sent.has(key))).toEqual(Object.keys(neverSent));
});
