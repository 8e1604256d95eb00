import { afterEach, expect, test, vi } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { openSandbox } from '#test/sandbox/visitor.ts';
import type { ClientCall } from './calls/call.ts';
import { calls } from './calls/index.ts';
import { operationFor, operations, payloadOf } from './contract.ts';
import { fieldsIn } from './fields.ts';
import { forward, logIn } from './forward.ts';
import { replaced } from './malformed.ts';
import { respondWith, restPath } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

const sandbox = openSandbox();
const ids = Object.keys(personas) as PersonaId[];

interface Accepted {
  readonly id: PersonaId;
  readonly request: Request;
  readonly payload: unknown;
}

/** The request of the call with a payload that the sandbox accepts from this persona. */
async function acceptedFrom(id: PersonaId, { run }: ClientCall): Promise<Accepted | null> {
  const visitor = await logIn(sandbox, id);
  let accepted: Accepted | null = null;
  respondWith(async (request) => {
    const body = request.method === 'GET' ? '' : await request.clone().text();
    const response = await forward(visitor, request, body);
    if (body !== '' && response.ok) accepted = { id, request, payload: JSON.parse(body) };
    return response;
  });
  await run(personas[id], new AbortController().signal).catch(() => {});
  return accepted;
}

async function firstAccepted(call: ClientCall): Promise<Accepted | null> {
  // In sequence, because they share one stub of `fetch`.
  for (const id of ids) {
    const accepted = await acceptedFrom(id, call);
    if (accepted) return accepted;
  }
  return null;
}

/** The required fields that the sandbox does not miss. */
async function notMissed({ id, request, payload }: Accepted): Promise<readonly string[]> {
  const operation = operationFor(request.method, restPath(request));
  const schema = payloadOf(operation)?.schema ?? {};
  const fields = fieldsIn(schema, payload, operation.operationId).filter(({ isRequired }) => isRequired);
  expect(fields).not.toEqual([]);
  const accepted: string[] = [];
  for (const { key, path } of fields) {
    const body = JSON.stringify(replaced(payload, path, undefined));
    const response = await forward(await logIn(sandbox, id), request, body);
    if (response.ok) accepted.push(key);
  }
  return accepted;
}

const withPayload = calls.filter(({ operation }) =>
  operations.some((each) => each.operationId === operation && payloadOf(each)),
);

test.each(withPayload.map((call) => [call.operation, call] as const))(
  'the sandbox refuses %s without a required field',
  async (_, call) => {
    const accepted = await firstAccepted(call);
    expect(accepted && (await notMissed(accepted))).toEqual([]);
  },
);
