import { operationFor, payloadOf } from './contract.ts';
import { problems } from './validate.ts';
import { restPath } from './wire.ts';

/** The errors of a request's payload. It never rejects: an app would treat that as a lost connection. */
export const payloadProblems = (request: Request): Promise<readonly string[]> =>
  problemsOf(request).catch((error: unknown) => [String(error)]);

async function problemsOf(request: Request): Promise<readonly string[]> {
  const operation = operationFor(request.method, restPath(request));
  const text = await request.clone().text();
  const payload = payloadOf(operation);
  if (!payload) return text === '' ? [] : [`${operation.operationId} /: must be empty`];
  const found = problems(payload.schema, text === '' ? null : JSON.parse(text));
  return found.map((problem) => `${operation.operationId} ${problem}`);
}
