import { operationFor, payloadOf } from './contract.ts';
import { problems } from './validate.ts';
import { restPath } from './wire.ts';

/** What is wrong with the payload of a request, by the contract. */
export async function payloadProblems(request: Request): Promise<readonly string[]> {
  const operation = operationFor(request.method, restPath(request));
  const text = await request.clone().text();
  const payload = payloadOf(operation);
  if (!payload) return text === '' ? [] : [`${operation.operationId} /: must be empty`];
  const found = problems(payload.schema, text === '' ? null : JSON.parse(text));
  return found.map((problem) => `${operation.operationId} ${problem}`);
}
