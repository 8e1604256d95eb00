// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas, common } from '#test/fences/areas.ts';
import { findingsIn } from '#test/fences/judge.ts';
import { layers } from '#test/fences/layers.ts';

/** One refused import for each fence. */
const imports: readonly (readonly [file: string, source: string])[] = [
  ['machines/breach.ts', "import 'react';"],
  ['machines/breach.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['machines/breach.ts', "import { bankSelection } from './buying/bank-selection.ts';"],
  ['src/domain/breach.ts', "import { DateTime } from 'luxon';"],
  ['src/domain/breach.ts', "import type { InputFrom } from 'xstate';"],
  ['src/api/breach.ts', "import { Waiting } from '#views/shared/waiting.tsx';"],
  ['src/ui/breach.tsx', "import { Waiting } from '#views/shared/waiting.tsx';"],
  ['src/ui/breach.tsx', "import { useState } from 'react';"],
  ['src/ui/breach.tsx', "import * as Aksel from '@navikt/ds-react';"],
  ['src/views/breach.tsx', "import { lazy } from 'react';"],
  ['src/views/breach.tsx', "import { useDatepicker } from '@navikt/ds-react/DatePicker';"],
  ['src/views/breach.tsx', "import * as Aksel from '@navikt/ds-react';"],
  ['src/views/breach.tsx', "import type { bankSelection } from '#machines/buying/bank-selection.ts';"],
  ['src/views/breach.tsx', "import { listBanks } from '#api/shared/banks.ts';"],
  ['flows/engine/walk/breach.ts', "import { registry } from '#flows/registry.ts';"],
  ['flows/engine/redaction.ts', "import 'react';"],
  ['flows/engine/breach.ts', "import { walk } from './walk/walk.ts';"],
  ['flows/engine/breach.ts', "import { simulate } from './simulate.ts';"],
  ['flows/engine/breach.ts', "import { dialogFlow } from '#flows/shared/dialog/flow.ts';"],
  ['flows/buying/buy/cases.ts', "import { Waiting } from '#views/shared/waiting.tsx';"],
  ['flows/buying/buy/script.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['flows/buying/buy/script.ts', "import { noticeIn } from '#domain/errors/refusals.ts';"],
  ['flows/buying/buy/script.ts', "import * as refusals from '#domain/errors/refusals.ts';"],
  ['flows/buying/buy/script.ts', "import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';"],
  ['flows/engine/walk/sees-failure.ts', "import { generalNotice } from '#domain/errors/general.ts';"],
  ['flows/engine/walk/shown-codes.ts', "import { technicalOf } from '#domain/errors/technical.ts';"],
  ['test/journeys/overview/breach.test.ts', "import { formatKroner } from '#domain/display/amounts.ts';"],
  ['e2e/overview/breach.spec.ts', "import * as amounts from '#domain/display/amounts.ts';"],
  ['flows/fixtures/breach.ts', "import { homeFlow } from '#flows/overview/home/flow.ts';"],
  ['flows/registry.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['flows/buying/buy/flow.ts', "import { buyCases } from './cases.ts';"],
  ['flows/buying/buy/flow.ts', "import { registry } from '#flows/registry.ts';"],
  ['flows/buying/buy/flow.ts', "import { walk } from '#flows/engine/walk/walk.ts';"],
  ['flows/buying/buy/flow.ts', "import { simulate } from '#flows/engine/simulate.ts';"],
  ['flows/buying/buy/flow.ts', "import { earlyConfiguration } from '#app/page/early-configuration.ts';"],
  ['src/app/look/breach.ts', "import { Screen } from '#ui/screen.tsx';"],
  ['src/app/breach.ts', "import { bankSelection } from '#machines/buying/bank-selection.ts';"],
  ['src/app/breach.ts', "import { registry } from '#flows/registry.ts';"],
  ['src/app/breach.ts', "import { walk } from '#flows/engine/walk/walk.ts';"],
  ['src/app/breach.ts', "import { redact } from '#flows/engine/redaction.ts';"],
  ['src/app/breach.ts', "import { personas } from '#sandbox/personas.ts';"],
  ['src/app/breach.ts', "import { openPortal } from '#workbench/portal.ts';"],
  ['src/app/breach.ts', "import { runPath } from '#test/support/run-path.ts';"],
  ['src/app/breach.ts', "import { subApps } from '#documents/sub-apps.ts';"],
  ['src/app/breach.ts', "import './look/page.css';"],
  ['src/documents/breach.ts', "import { earlyConfiguration } from '#app/page/early-configuration.ts';"],
  ['src/sandbox/breach.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['src/workbench/breach.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['src/workbench/breach.ts', "import { session } from '#sandbox/session.ts';"],
  ['src/new-layer/breach.ts', "import { listBanks } from '#api/shared/banks.ts';"],
  ['new-layer/breach.ts', "import 'react';"],
  ['e2e/area/breach.spec.ts', "import { expect, test } from 'playwright/test';"],
];

/** One refused import of another area for each layer. */
const doors: readonly (readonly [file: string, source: string])[] = [
  ['machines/buying/breach.ts', "import type { home } from '#machines/overview/home.ts';"],
  ['machines/shared/breach.ts', "import { listNotice } from '#domain/access/errors.ts';"],
  ['flows/access/access/flow.ts', "import { homeFlow } from '#flows/overview/home/flow.ts';"],
  ['flows/access/access/cases.ts', "import { homeCases } from '#flows/overview/home/cases.ts';"],
  ['flows/access/access/cases.ts', "import { homeFlow } from '#flows/overview/home/flow.ts';"],
  ['src/domain/policies/breach.ts', "import type { Task } from '#domain/overview/tasks.ts';"],
  ['src/domain/errors/breach.ts', "import { role } from '#domain/person/role.ts';"],
  ['src/domain/new-folder/breach.ts', "import type { Task } from '#domain/overview/tasks.ts';"],
  ['src/domain/overview/breach.ts', "import { one } from '#domain/buying/errors.ts';"],
  ['src/api/sharing/breach.ts', "import { listCertificates } from '#api/policies/certificates.ts';"],
  ['src/sandbox/shared/breach.ts', "import { reports } from '#sandbox/employees/employees.ts';"],
  ['src/views/policies/breach.tsx', "import { TaskList } from '#views/overview/task-list.tsx';"],
  ['src/app/arriving/breach.ts', "import { buyRoutes } from '#app/buying/buy.routes.ts';"],
  ['src/app/drafts/breach.ts', "import { watchAgreement } from '#app/arriving/agreement-watch.ts';"],
];

test.each(doors)('%s has no door for: %s', (file, source) => {
  expect(findingsIn(file, source)).toEqual([expect.stringContaining('has no door to it')]);
});

test('an area uses only areas that stand before it in the table', () => {
  const names = Object.keys(areas);
  const upward = names.filter((name, at) => areas[name]?.some((used) => names.indexOf(used) >= at));
  expect(upward).toEqual([]);
  expect(names.filter((name) => common.includes(name))).toEqual([]);
});

/** The forms of an import, and the comments that would hide one. */
const spellings: readonly string[] = [
  "import '#sandbox/personas.ts';",
  "import { type Persona } from '#sandbox/personas.ts';",
  "export * from '#sandbox/personas.ts';",
  "export { personas } from '#sandbox/personas.ts';",
  "export type Persona = import('#sandbox/personas.ts').Persona;",
  "export const late = () => import('#sandbox/personas.ts');",
  'export const late = () => import(`#sandbox/personas.ts`);',
  "import { personas } from './../sandbox/personas.ts';",
  "import text from './page/query.ts?raw';",
  "export const all = import.meta.glob('./*.ts');",
  '// biome-ignore lint/suspicious/noExplicitAny: a reason',
  '/* @ts-nocheck */',
  '/// <reference lib="dom" />',
  'import {',
];

test.each(imports)('%s may not have: %s', (file, source) => {
  expect(findingsIn(file, source)).toEqual([expect.stringContaining('may not import')]);
});

test.each(spellings)('src/app may not have: %s', (source) => {
  expect(findingsIn('src/app/breach.ts', source)).not.toEqual([]);
});

/** Layers that a layer can import, directly or through others. */
function reachable(layer: string, found = new Set<string>()): ReadonlySet<string> {
  for (const next of layers[layer]?.may ?? []) {
    if (!(next in layers) || found.has(next)) continue;
    found.add(next);
    reachable(next, found);
  }
  return found;
}

test('the app can reach the layers of the product, and no others', () => {
  const product = ['api', 'app', 'domain', 'engine', 'flows', 'look', 'machines', 'ui', 'views'];
  expect([...reachable('app')].sort()).toEqual(product);
});

test('scripts and journeys import types and the listed names of src/domain', () => {
  const type = "import type { ApiError } from '#domain/errors/api-error.ts';";
  expect(findingsIn('flows/buying/buy/script.ts', type)).toEqual([]);
  expect(findingsIn('test/journeys/overview/new.test.ts', type)).toEqual([]);
  const clock = "import { durations } from '#domain/site/durations.ts';";
  expect(findingsIn('e2e/overview/new.spec.ts', clock)).toEqual([]);
});

test('tests import layers by name too', () => {
  expect(findingsIn('test/laws/breach.ts', "import '../fences/judge.ts';")).not.toEqual([]);
});

/** Rules of Biome that the fences rely on, and our own in pure.grit. */
const linted: readonly (readonly [rule: string, source: string])[] = [
  ['noDefaultExport', 'export default 1;'],
  ['noCommonJs', "export const all = require('./linted-0.ts');"],
  ['noGlobalEval', "export const all = eval('1');"],
  ['noConsole', "console.log('');"],
  ['noExplicitAny', 'export const all: any = 1;'],
  ['noNonNullAssertion', 'export const first = (all: string[]) => all[0]!.length;'],
  ['useImportType', "import { Bank } from './linted-0.ts';\nexport type Used = Bank;"],
  ['useImportExtensions', "export { bank } from './linted-0';"],
  ['plugin', 'export const now = Date.now();'],
  ['plugin', 'export const now = new Date();'],
  ['plugin', 'export const now = DateTime.now();'],
  ['plugin', 'export const here = DateTime.local();'],
  ['plugin', 'export const here = new Intl.DateTimeFormat();'],
  ['plugin', 'export const chance = Math.random();'],
  ['plugin', "export const late = () => import('./linted-0.ts');"],
];

const pureLayers = ['machines', 'src/domain', 'src/ui', 'src/views'];
/** Globals that tsconfig.pure.json excludes, one of each kind. */
const outside = [
  'fetch',
  'localStorage',
  'setTimeout',
  'document',
  'window',
  'location',
  'console',
  'process',
];

describe('a project that breaks each rule', () => {
  const project = mkdtempSync(join(tmpdir(), 'fences-'));
  const write = (path: string, source: string) => {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), `${source}\n`);
  };
  const run = (command: string, ...options: readonly string[]) =>
    spawnSync(resolve('node_modules/.bin', command), options, { cwd: project, encoding: 'utf8' }).stdout;
  const output = { biome: '', tsc: '' };

  beforeAll(() => {
    for (const part of ['biome.json', 'tsconfig.json', 'tsconfig.pure.json', 'test/fences'])
      cpSync(part, join(project, part), { recursive: true });
    for (const [at, [, source]] of linted.entries()) write(`machines/linted-${at}.ts`, source);
    for (const layer of pureLayers) write(`${layer}/outside.ts`, [...outside, 'Date.now()'].join(';\n'));
    output.biome = run('biome', 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none');
    output.tsc = run('tsc', '-p', 'tsconfig.pure.json');
  });

  afterAll(() => rmSync(project, { recursive: true }));

  test.each(linted.map((row, at) => [...row, at] as const))('%s refuses: %s', (rule, _, at) => {
    expect(output.biome).toMatch(
      new RegExp(`title=(lint/\\w+/)?${rule},file=\\S*/machines/linted-${at}\\.ts`),
    );
  });

  test.each(pureLayers)('%s cannot use globals of the browser or Node, or the clock', (layer) => {
    const lines = outside.map((_, at) => `${layer}/outside.ts(${at + 1},`);
    expect(lines.filter((line) => !output.tsc.includes(line))).toEqual([]);
    expect(output.biome).toMatch(new RegExp(`title=plugin,file=\\S*/${layer}/outside\\.ts`));
  });
});
