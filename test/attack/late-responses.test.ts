import { test } from 'vitest';
import { flowRequests } from './flow/requests.ts';
import { lateReads } from './late/reads.ts';
import { lateWrites } from './late/writes.ts';
import { visits } from './page/visits.ts';
import { makeTries } from './tries.ts';

const file = 'test/attack/late-responses.test.ts';

test('a page survives that a response comes after a newer one, and shows nothing that is outdated', async () => {
  const tries = (await visits()).flatMap((visit) =>
    Object.entries(lateReads).map(([name, problems]) => ({
      name: `${visit.persona} ${visit.page} ${visit.operation} ${name}`,
      run: () => problems(visit),
    })),
  );
  await makeTries(file, tries, 16);
});

test('a flow survives that the response to a write comes too late, and sends nothing twice', async () => {
  const writes = (await flowRequests()).filter(({ wire }) => wire.request.method !== 'GET');
  const tries = writes.flatMap((request) =>
    Object.entries(lateWrites).map(([name, problems]) => ({
      name: `${request.walk.flow.id} ${request.actor} ${name}`,
      run: () => problems(request),
    })),
  );
  await makeTries(file, tries, 12);
});
