import { spawn } from 'node:child_process';
import { MissingBrowser } from './browsers.ts';
import { findAffected } from './changed.ts';
import { type Check, checks, engineChecks } from './checks.ts';
import { failures, forgetReports, slowest } from './reports.ts';

interface Result {
  readonly name: string;
  readonly passed: boolean;
  /** Why the step was not run. */
  readonly notRun?: string;
  readonly seconds: number;
}

/** Runs a step. Prints its output at once or, if another step may run beside it, when it has ended. */
async function run({ name, command, env, isOptional = false }: Check, isBeside: boolean): Promise<Result> {
  const header = `\n── ${name}: ${command}`;
  const said: string[] = [];
  const started = Date.now();
  console.log(isBeside ? `── ${name} begins` : header);
  let notRun = '';
  const passed = await succeeds(command, env, isBeside ? (text) => said.push(text) : null).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    if (isOptional && error instanceof MissingBrowser) notRun = error.message;
    return notRun !== '';
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (isBeside) console.log(`${header}\n${said.join('').trimEnd()}`);
  return { name, passed, seconds, ...(notRun && { notRun }) };
}

async function succeeds(
  command: string,
  env: Check['env'],
  hear: ((text: string) => void) | null,
): Promise<boolean> {
  const child = spawn(command, {
    shell: true,
    stdio: hear ? 'pipe' : 'inherit',
    env: { ...process.env, ...env?.() },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => hear?.(String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** Two at a time. */
async function runPairs(steps: readonly Check[]): Promise<readonly Result[]> {
  const left = [...steps.entries()];
  const done: Result[] = [];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift())
      done[next[0]] = await run(next[1], steps.length > 1);
  };
  await Promise.all([lane(), lane()]);
  return done;
}

/**
 * `npm test -- types bundle` runs only those steps, `npm test -- --changed` what the changes since main can affect. With
 * `--engines`, the steps of `npm run engines`.
 */
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--'));
const steps = words.includes('--engines') ? engineChecks : checks;
const affected = words.includes('--changed') ? findAffected() : null;
if (words.includes('--changed') && !affected)
  console.log('The change may affect everything: every step runs.');

const chosen = steps
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .flatMap((check): readonly Check[] => {
    const { command, leftOut } = (affected && check.narrow?.(affected)) ?? { command: check.command };
    if (leftOut) console.log(`left out of ${check.name}: ${leftOut}`);
    return command === null ? [] : [{ ...check, command }];
  });

forgetReports();
const results: Result[] = [];
for (let left = chosen; left.length > 0; ) {
  const word = left[0]?.pairs;
  const other = left.findIndex(({ pairs }) => pairs !== word);
  const count = word === undefined ? 1 : other < 0 ? left.length : other;
  results.push(...(await runPairs(left.slice(0, count))));
  left = left.slice(count);
}

const slow = slowest(20);
if (slow.length > 0) console.log(['\nThe slowest tests:', ...slow].join('\n'));
const failing = failures();
if (failing.length > 0) console.log(['\nThe tests that failed:', ...failing].join('\n'));
console.log('');
for (const { name, passed, seconds, notRun } of results)
  console.log(`${notRun ? '–' : passed ? '✓' : '✗'} ${name} (${seconds} s)`);
for (const { name, notRun } of results) if (notRun) console.log(`NOT RUN: ${name}. ${notRun}`);
const failed = results.filter(({ passed }) => !passed).length;
const skipped = results.filter(({ notRun }) => notRun).length;
console.log(`${results.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
