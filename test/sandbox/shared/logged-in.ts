import type { PersonaId } from '#sandbox/personas.ts';
import { documentPath, visitAtOnce } from '#test/sandbox/visitor.ts';

interface Received {
  readonly status: number;
  readonly code?: unknown;
  // Every call's own; the tests compare it with what they expect.
  readonly body: unknown;
}

async function received(response: Response): Promise<Received> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return { status: response.status, body };
  const { code } = body as { readonly code: unknown };
  return { status: response.status, code, body };
}

/** A browser in which somebody is logged in, on a page that has given it the tokens to send with. */
export async function loggedInAs(persona: PersonaId) {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${persona}`);
  return {
    get: async (path: string) => received(await visitor.get(`/rest${path}`)),
    send: async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const token = visitor.cookies.get(path.split('/')[1] ?? '') ?? '';
      return received(
        await visitor.request(`/rest${path}`, { method, body, headers: { 'X-Csrf-Token': token } }),
      );
    },
  };
}

export type LoggedIn = Awaited<ReturnType<typeof loggedInAs>>;
