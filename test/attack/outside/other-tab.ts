import { vi } from 'vitest';
import { respond } from '#flows/engine/walk/wire.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { calls } from '#test/contract/calls/index.ts';
import { respondWith } from '#test/contract/wire.ts';
import type { TabWrite } from '#test/journeys/portal.ts';

interface NamedWrite extends TabWrite {
  /** Its `operationId` in the contract. */
  readonly operation: string;
}

/** Every write of the contract, as the client sends it for a persona. */
export async function writesOf(persona: PersonaId): Promise<readonly NamedWrite[]> {
  const found: NamedWrite[] = [];
  for (const { operation, run } of calls) {
    respondWith(async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      if (method !== 'GET')
        found.push({ operation, method, path: pathname + search, body: await request.text() });
      return respond('lost');
    });
    await run(personas[persona], new AbortController().signal).catch(() => {});
  }
  vi.unstubAllGlobals();
  return found;
}
