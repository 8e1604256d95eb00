import { vi } from 'vitest';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

/** Stubs `fetch`: the function responds to every request. */
export function respondWith(respond: (request: Request) => Response | Promise<Response>): void {
  prepareCalls();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    respond(input instanceof Request ? input : new Request(input, init)),
  );
}

/** The path without the rest prefix, as in the contract. */
export const restPath = ({ url }: Request): string => new URL(url).pathname.replace(/^\/rest/, '');

export const jsonResponse = (status: number, value: unknown): Response =>
  value === undefined ? new Response(null, { status }) : Response.json(value, { status });
