import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import { otherOperations } from '#workbench/other-operations.ts';

interface ContractOperation {
  readonly id: string;
  readonly method: string;
  /** With '{name}' for a parameter. */
  readonly path: string;
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly example?: unknown;
        readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
      }
    >
  >;
}

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, Response>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

const { paths, components }: Contract = parse(readFileSync('docs/api/openapi.yaml', 'utf8'));

/** A response of the contract. */
export interface ContractResponse {
  /** Null stands for every status without a row of its own. */
  readonly status: number | null;
  readonly body: unknown;
}

function responsesIn(status: string, response: Response): readonly ContractResponse[] {
  const [, shared] = /^#\/components\/responses\/(\w+)$/.exec(response.$ref ?? '') ?? [];
  // A response of an operation may have its own description beside the reference.
  const { content } = { ...components.responses[shared ?? ''], ...response };
  const { example, examples = {} } = content?.['application/json'] ?? {};
  const bodies = Object.values(examples).map(({ value }) => value);
  const shown = bodies.length > 0 ? bodies : [example];
  return shown.map((body) => ({ status: status === 'default' ? null : Number(status), body }));
}

/** Every operation of the contract. */
export const operations: readonly ContractOperation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: id }]) =>
    id === undefined ? [] : [{ id, method: method.toUpperCase(), path: `/rest${path}` }],
  ),
);

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** A path without parameters comes before one that matches too. */
const byParameters = [...operations].sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The operation of a request. */
export const operationOf = ({ method, path }: WireRequest): ContractOperation | undefined =>
  byParameters.find((each) => each.method === method && patternOf(each.path).test(path));

const details = operations.map(({ id }) => id).filter((id) => /^get\w+Detail$/.test(id));

/** The operations that a call makes with other data than that of the cases. */
const others: Readonly<Record<string, readonly string[]>> = {
  ...otherOperations,
  'policy-details.getPolicyDetail': details,
  'shared-policy.getSharedPolicy': details,
};

/** The operations that a screen links to, with the response of the call: the browser requests them itself. */
const links: Readonly<Record<string, readonly string[]>> = {
  'proposal.loadTerms': ['getTermsFile'],
  'shown-policy.loadTerms': ['getTermsFile'],
  'travel-card.loadTerms': ['getTermsFile'],
  'load-travel-card.cards': ['getTravelCardPdf'],
  'shown-travel-card.loadCards': ['getTravelCardPdf'],
  'travel-card-dialog.loadCards': ['getTravelCardPdf'],
};

function named(id: string): ContractOperation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

export const requestWords = ({ id, method, path }: ContractOperation): string =>
  `\`${id}\`: \`${method} ${path}\``;

/** The operations of a call: those of its requests on the paths of the walk, and those with other data. */
export const operationsOfCall = (
  call: string,
  requests: readonly WireRequest[],
): readonly ContractOperation[] => [
  ...new Set([
    ...requests.map(operationOf).filter((operation) => operation !== undefined),
    ...(others[call] ?? []).map(named),
  ]),
];

/** The responses that the contract has for operations, each once. */
export function responsesOf(named: readonly ContractOperation[]): readonly ContractResponse[] {
  const ids = named.map(({ id }) => id);
  const responses = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId !== undefined && ids.includes(operationId))
    .flatMap((operation) => Object.entries(operation.responses ?? {}))
    .flatMap(([status, response]) => responsesIn(status, response));
  return [...new Map(responses.map((each) => [JSON.stringify(each), each])).values()];
}

export const linkedOperations = (call: string): readonly ContractOperation[] =>
  (links[call] ?? []).map(named);
