import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly env?: () => Readonly<Record<string, string>>;
}

/** Every check, in the order in which it is cheapest to fail. */
const checks: readonly Check[] = [
  { name: 'format, lint and fences', command: 'biome ci --error-on-warnings && tsx test/checks/fences.ts' },
  { name: 'types', command: 'tsc && tsc -p tsconfig.pure.json' },
  { name: 'unused code', command: 'knip && tsx test/checks/planned-code.ts' },
  {
    name: 'contract',
    command: 'redocly lint docs/api/openapi.yaml',
    env: () => ({ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }),
  },
  { name: 'atlas', command: 'tsx src/workbench/atlas/make.ts --check' },
  { name: 'rules', command: 'vitest run --project rules' },
  { name: 'unit and laws', command: 'vitest run --project unit' },
  { name: 'generated paths', command: 'vitest run --project paths' },
  { name: 'build', command: 'vite build --logLevel warn' },
  {
    name: 'sandbox build',
    command: 'vite build --mode sandbox --logLevel warn && tsx test/checks/workbench.ts',
  },
  { name: 'bundle', command: 'tsx test/checks/bundle.ts' },
  {
    name: 'browser',
    command: 'playwright test -c e2e',
    env: () => ({ CHROMIUM_PATH: findChromium() }),
  },
  { name: 'path coverage', command: 'tsx src/workbench/coverage/write-report.ts' },
];

/** `npm test -- types bundle` runs those alone. */
const wanted = process.argv.slice(2);
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const results = chosen.map(({ name, command, env }) => {
  console.log(`\n── ${name}: ${command}`);
  const started = Date.now();
  const passed = succeeds(command, env);
  return { name, passed, seconds: Math.round((Date.now() - started) / 1000) };
});

function succeeds(command: string, env: Check['env']): boolean {
  try {
    const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env?.() } } as const;
    return spawnSync(command, options).status === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
