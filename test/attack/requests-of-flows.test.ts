import { test } from 'vitest';
import { replaced } from '#test/contract/malformed.ts';
import { faults } from './corpus/faults.ts';
import { partsOf, wrongValues } from './corpus/values.ts';
import { type FlowRequest, flowRequests } from './flow/requests.ts';
import { problemsAfter } from './flow/send.ts';
import { makeTries, type Try } from './tries.ts';

const nameOf = ({ walk, actor, operation }: FlowRequest): string => `${walk.flow.id} ${actor} ${operation}`;

const rightIn = ({ wire: { response } }: FlowRequest): unknown =>
  typeof response === 'object' ? response.body : undefined;

const faultsOf = (request: FlowRequest): readonly Try[] =>
  Object.entries(faults).map(([name, fault]) => ({
    name: `${nameOf(request)} ${name}`,
    run: () => problemsAfter(request, fault(rightIn(request))),
  }));

const wrongFieldsOf = (request: FlowRequest): readonly Try[] =>
  partsOf(rightIn(request)).flatMap(({ path, value }) =>
    Object.entries(wrongValues).map(([name, wrong]) => ({
      name: `${nameOf(request)} ${path.join('.')} ${name}`,
      run: () =>
        problemsAfter(request, { status: 200, body: replaced(rightIn(request), path, wrong(value)) }),
    })),
  );

test('a flow survives every fault of every request, and sends no write twice', async () => {
  const tries = (await flowRequests()).flatMap(faultsOf);
  await makeTries('test/attack/requests-of-flows.test.ts', tries, 100);
});

test('a flow survives every field of every response that is null, left out or of another kind', async () => {
  const tries = (await flowRequests()).flatMap(wrongFieldsOf);
  await makeTries('test/attack/requests-of-flows.test.ts', tries, 100);
});
