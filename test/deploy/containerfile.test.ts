import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const text = readFileSync('deploy/Containerfile', 'utf8');

test('the linter of the file finds nothing', () => {
  expect(validate(text)).toEqual([]);
});

const lines = text
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const argumentsOf = (instruction: string): readonly string[] =>
  lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

/** What is copied from the checkout, and not from the stage before. */
const copied = argumentsOf('COPY')
  .filter((words) => !words.includes('--from='))
  .flatMap((words) => words.split(' ').slice(0, -1));

test('the image copies only files that exist, and neither the whole folder nor a key', () => {
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(copied).toEqual([
    ...['package.json', 'package-lock.json', '.npmrc', 'index.html', 'vite.config.ts', 'tsconfig.json'],
    ...['machines', 'flows', 'src', 'deploy', 'deploy/nginx/nginx.conf.template'],
  ]);
});

test('the image has the certificates by which nginx verifies an API behind https', () => {
  expect(text).toContain('install -y --no-install-recommends ca-certificates nginx-light');
});

test('the image has its stages from the Node that package.json wants, and does not run as root', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe('>=20.20');
  expect(argumentsOf('FROM')).toEqual([
    '$BEFORE AS before',
    'node:20-bookworm-slim AS build',
    'node:20-bookworm-slim',
  ]);
  expect(argumentsOf('USER')).toEqual(['root', 'node']);
  expect(JSON.parse(argumentsOf('CMD').join())).toEqual([
    'sh',
    '-c',
    'node release/tool/configure.js /etc/portal/bank.json && exec nginx -p site -c /portal/site/nginx.conf',
  ]);
});
