import { vi } from 'vitest';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

/** The network of one test: the function responds to every request. */
export function respondWith(respond: (request: Request) => Response | Promise<Response>): void {
  prepareCalls();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    respond(input instanceof Request ? input : new Request(input, init)),
  );
}

/** Below the rest prefix, as the contract has it. */
export const restPath = ({ url }: Request): string => new URL(url).pathname.replace(/^\/rest/, '');

export const jsonResponse = (status: number, value: unknown): Response =>
  value === undefined ? new Response(null, { status }) : Response.json(value, { status });
