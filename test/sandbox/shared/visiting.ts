import type { PersonaId } from '#sandbox/personas.ts';
import { documentPath, type SandboxBrowser, visitAtOnce } from '#test/sandbox/visitor.ts';

/** A browser in which the persona has opened a page, so that it has the tokens for writes. */
export async function visitAs(persona: PersonaId): Promise<SandboxBrowser> {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${persona}`);
  return visitor;
}

/** The body of a successful response, or the status and the fields of an error. */
export async function resultOf(visitor: SandboxBrowser, path: string): Promise<Record<string, unknown>> {
  const response = await visitor.get(`/rest${path}`);
  const body: unknown = await response.json();
  return response.ok ? { body } : { status: response.status, ...(body as object) };
}
