import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Described {
  readonly operationId: string;
  readonly 'x-refusals'?: string;
}

const { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> } = parse(
  readFileSync('docs/api/openapi.yaml', 'utf8'),
);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, { operationId, 'x-refusals': entry = operationId }]) => ({
      entry,
      line: `${method.toUpperCase()} /rest${path}`,
    })),
);

/** Method and path of the operations that have this entry of the error catalogue. */
export const logLinesOf = (entry: string): readonly string[] =>
  operations.filter((operation) => operation.entry === entry).map(({ line }) => line);
