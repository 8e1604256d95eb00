import { vi } from 'vitest';

/** What the network does with one request. */
type Reply = (request: Request) => Response | Promise<Response>;

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly credentials: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A network that does one thing after the other; a request too many is a lost connection. */
export function network(...replies: readonly Reply[]): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url, credentials, signal } = request;
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
    );
    const reply = replies[requests.length] ?? lost;
    requests.push({ method, url, credentials, headers, body: await request.clone().text() });
    signal.throwIfAborted();
    return reply(request);
  });
  return requests;
}

type Headers = Readonly<Record<string, string>>;

export const json =
  (status: number, body: unknown, headers: Headers = {}): Reply =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

export const text =
  (status: number, body: string | null, statusText = ''): Reply =>
  () =>
    new Response(body, { status, statusText });

export const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Like a browser: no response until the caller aborts. */
export const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Status and headers arrive, and then nothing until the caller aborts. */
export const endless =
  (status: number, halfway = () => {}): Reply =>
  ({ signal }) => {
    const body = new ReadableStream({
      pull: halfway,
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"half":'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { status });
  };
