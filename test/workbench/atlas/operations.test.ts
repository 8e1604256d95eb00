import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#workbench/atlas/contract.ts';

test('every operation of the contract stands on the page of a flow, but for the log of the page', () => {
  const files = readdirSync('docs/flows', { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join('docs/flows', file), 'utf8'))
    .join('\n');
  const isNamed = ({ id, method }: (typeof operations)[number]) =>
    pages.includes(`\`${id}\`: \`${method} `) || pages.includes(`\`${id}\` of the contract: \`${method} `);
  const missing = operations.filter((operation) => !isNamed(operation));
  expect(operations.length).toBeGreaterThan(100);
  expect(missing.map(({ id }) => id)).toEqual(['logError']);
});
