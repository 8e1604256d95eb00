import type { PersonaId } from '#sandbox/personas.ts';
import { documentPath, type openSandbox, type SandboxBrowser, visitAtOnce } from '#test/sandbox/visitor.ts';

/** A new visitor of the sandbox, who acts as a persona. */
export async function logIn(sandbox: ReturnType<typeof openSandbox>, id: PersonaId): Promise<SandboxBrowser> {
  const visitor = await visitAtOnce(sandbox);
  await visitor.get(`${documentPath}?persona=${id}`);
  return visitor;
}

/** Sends a request of the client to the sandbox, with the visitor's cookies and token, and another body if given. */
export async function forward(
  visitor: SandboxBrowser,
  { method, url }: Request,
  body?: string,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const service = pathname.split('/')[2] ?? '';
  const headers = { 'X-Csrf-Token': visitor.cookies.get(service) ?? '' };
  return visitor.request(pathname + search, { method, headers, ...(body && { body }) });
}
