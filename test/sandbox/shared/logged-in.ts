import type { PersonaId } from '#sandbox/personas.ts';
import { documentPath, visitAtOnce } from '#test/sandbox/visitor.ts';

interface ReceivedResponse {
  readonly status: number;
  readonly code?: unknown;
  // Each call has its own shape; the tests compare the body with the expected one.
  readonly body: unknown;
}

async function readResponse(response: Response): Promise<ReceivedResponse> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return { status: response.status, body };
  const { code } = body as { readonly code: unknown };
  return { status: response.status, code, body };
}

/** A browser that is logged in as the persona and has opened a page, so that it has the tokens for writes. */
export async function loggedInAs(persona: PersonaId) {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${persona}`);
  return {
    get: async (path: string) => readResponse(await visitor.get(`/rest${path}`)),
    send: async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const token = visitor.cookies.get(path.split('/')[1] ?? '') ?? '';
      return readResponse(
        await visitor.request(`/rest${path}`, { method, body, headers: { 'X-Csrf-Token': token } }),
      );
    },
  };
}

export type LoggedIn = Awaited<ReturnType<typeof loggedInAs>>;
