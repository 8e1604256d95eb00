import { afterEach, expect, test, vi } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { calls, files } from './calls/index.ts';
import { examplesOf, operationFor, resolved } from './contract.ts';
import { payloadProblems } from './payload-problems.ts';
import { jsonResponse, respondWith, restPath } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

const persona = personas['business-admin'];

test.each(calls.map((call) => [call.operation, call] as const))(
  '%s sends the payload of the contract',
  async (id, call) => {
    const sent: Request[] = [];
    respondWith((request) => {
      sent.push(request.clone());
      const operation = operationFor(request.method, restPath(request));
      const [example] = examplesOf(operation).filter(({ status }) => status < 300);
      return jsonResponse(example?.status ?? 204, example?.value);
    });
    await call.run(persona, new AbortController().signal);
    const [request] = sent;
    if (!request) throw new Error('nothing was sent');
    const operation = operationFor(request.method, restPath(request));
    expect(operation.operationId).toBe(id);
    expect(await payloadProblems(request)).toEqual([]);

    const query = new URL(request.url).searchParams;
    const known = (operation.parameters ?? []).map(resolved).filter((parameter) => parameter.in === 'query');
    expect([...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name))).toEqual(
      [],
    );
    // A parameter that the contract requires and no call sends is an error too.
    expect(known.map(({ name }) => name).filter((name) => !query.has(name))).toEqual([]);
  },
);

test.each(files.map((file) => [file.operation, file] as const))(
  '%s uses the address of the contract',
  (id, file) => {
    const { pathname } = new URL(file.address(persona), 'https://bank.example');
    expect(operationFor('GET', pathname.replace(/^\/rest/, '')).operationId).toBe(id);
  },
);
