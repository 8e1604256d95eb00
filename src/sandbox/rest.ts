import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { actingPersona } from './acting.ts';
import { delayOf } from './latency.ts';
import type { OperationResponse } from './operation.ts';
import { operations } from './operations.ts';
import type { Refusal } from './persona.ts';
import { type Session, takeFault } from './session.ts';

export interface Env {
  Variables: { session: Session };
}

/** The insurer's calls. */
export const rest = new Hono<Env>();

for (const { id, method, path, respond } of operations) {
  rest.on(method, path, async (context) => {
    const session = context.get('session');
    const body: unknown = method === 'GET' ? null : await context.req.json().catch(() => null);
    const { pathname, searchParams, search } = new URL(context.req.url);
    session.requests.push({ operation: id, method, path: pathname.replace(/^\/rest/, '') + search, body });
    if (method !== 'GET' && !carriesToken(context, serviceOf(path))) return requestRepeat(context, path);

    await session.held.get(id)?.promise;
    await delay(delayOf(session.latency, Math.random()));

    const fault = takeFault(session, id);
    if (fault) {
      const { status, code = String(status), message = 'Feil fra sandkassen' } = fault;
      return refuse({ status, code, message });
    }
    const persona = actingPersona(session);
    if (persona.refusal) return refuse(persona.refusal);
    return toResponse(respond({ session, persona, params: context.req.param(), query: searchParams, body }));
  });
}

/** The first segment of an operation's path is its service and names its CSRF cookie (A7.22). */
const serviceOf = (path: string): string => path.split('/')[1] ?? '';

/** A fresh CSRF token for every service. */
export function giveTokens(context: Context<Env>): void {
  for (const service of new Set(operations.map(({ path }) => serviceOf(path)))) giveToken(context, service);
}

function giveToken(context: Context<Env>, service: string): void {
  const token = randomUUID();
  context.get('session').csrf.set(service, token);
  setCookie(context, service, token, { path: '/', sameSite: 'Strict' });
}

const carriesToken = (context: Context<Env>, service: string): boolean => {
  const given = context.req.header('X-Csrf-Token');
  return given !== undefined && given === context.get('session').csrf.get(service);
};

function requestRepeat(context: Context<Env>, path: string): Response {
  giveToken(context, serviceOf(path));
  context.header('Retry-After', '0');
  return context.json(described({ status: 400, code: 'CSRF', message: 'Ugyldig token' }), 400);
}

function toResponse(response: OperationResponse): Response {
  if ('body' in response) return Response.json(response.body);
  if ('refusal' in response) return refuse(response.refusal);
  if ('empty' in response) return new Response(null, { status: response.empty });
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${response.name}"`,
  };
  return new Response(response.pdf, { headers });
}

/** Below 300, the body is empty, to simulate an empty response. A 304 must not have a body. */
const refuse = (refusal: Refusal): Response =>
  refusal.status < 300 || refusal.status === 304
    ? new Response(null, { status: refusal.status })
    : Response.json(described(refusal), { status: refusal.status });

const described = ({ code, message, developerMessage = 'from the sandbox' }: Refusal) => ({
  code,
  message,
  name: 'ServiceError',
  type: 'INTERNAL_ERROR',
  developerMessage,
  requestCorrelationId: { value: randomUUID() },
});
