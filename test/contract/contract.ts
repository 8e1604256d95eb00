import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

interface Example {
  readonly value: unknown;
}

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Body {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-refusals'?: string;
}

/** One operation of the contract. */
export interface ContractOperation extends Described {
  readonly method: string;
  /** A parameter is written as '{name}'. */
  readonly path: string;
}

const json = 'application/json';

export const contract: Readonly<Record<string, unknown>> = parse(
  readFileSync('docs/api/openapi.yaml', 'utf8'),
);

export const operations: readonly ContractOperation[] = Object.entries(
  contract.paths as Record<string, Record<string, Described>>,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
);

/** Follows a '$ref' of the contract; returns any other part unchanged. */
export function resolved<T extends { readonly $ref?: string }>(part: T): T {
  if (part.$ref === undefined) return part;
  const found = part.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], contract);
  if (found === undefined) throw new Error(`the contract has no ${part.$ref}`);
  return resolved(found as T);
}

const placeholders = (path: string) => path.split('{').length;

const mostLiteralFirst = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => placeholders(a.operation.path) - placeholders(b.operation.path));

/** The operation of a request: the matching path with the fewest parameters. */
export function operationFor(method: string, pathname: string): ContractOperation {
  const found = mostLiteralFirst.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
  );
  if (!found) throw new Error(`the contract has no ${method} ${pathname}`);
  return found.operation;
}

export const contentOf = ({ responses }: ContractOperation, status: number): Content | undefined => {
  const response = responses[status] ?? responses.default;
  return response && resolved(response).content?.[json];
};

/** Every example response of the contract, with its status. */
export const examplesOf = ({ responses }: ContractOperation) =>
  Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolved(response).content?.[json]?.examples ?? {}).map(([name, { value }]) => ({
      name,
      // One of the statuses that are not listed.
      status: status === 'default' ? 500 : Number(status),
      value,
    })),
  );

export const payloadOf = ({ requestBody }: ContractOperation): Content | undefined =>
  requestBody && resolved(requestBody).content?.[json];
