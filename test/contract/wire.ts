import { vi } from 'vitest';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

/** The network of one test: every request is answered by the function. */
export function answerWith(answer: (request: Request) => Response | Promise<Response>): void {
  prepareCalls();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(input instanceof Request ? input : new Request(input, init)),
  );
}

/** Below the rest prefix, as the contract has it. */
export const restPath = ({ url }: Request): string => new URL(url).pathname.replace(/^\/rest/, '');

export const jsonAnswer = (status: number, value: unknown): Response =>
  value === undefined ? new Response(null, { status }) : Response.json(value, { status });
