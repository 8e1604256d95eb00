import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { registry } from '#flows/registry.ts';
import { filesBehind } from '#workbench/imports.ts';

export interface Affected {
  /** The commit that the change is measured from. */
  readonly since: string;
  /** Whether one of these files, or a file below one of these folders, is changed. */
  touches(...paths: readonly string[]): boolean;
  /** Whether a file that is not TypeScript is changed: tests may read it without an import. */
  readonly touchesText: boolean;
  /** Flows that import a changed file; null if it may be any flow. */
  readonly flows: readonly Pick<(typeof registry)[number], 'area' | 'flow'>[] | null;
}

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const lines = (text: string) => (text === '' ? [] : text.split('\n'));

/** A change of these affects every step. */
const everywhere = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'test/checks/'];

const isBelow = (file: string, path: string) =>
  file === path || (path.endsWith('/') && file.startsWith(path));

/** The commit where this branch leaves `main`; null if there is no `main`. */
function whereMainIsLeft(): string | null {
  const [main] = lines(
    git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main'),
  );
  return main === undefined ? null : git('merge-base', main, 'HEAD');
}

/** What the changes since a commit can affect, uncommitted ones included; null if it may be everything. */
export function findAffected(since = whereMainIsLeft()): Affected | null {
  if (since === null) return null;
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const touches = (...paths: readonly string[]) =>
    changed.some((file) => paths.some((path) => isBelow(file, path)));
  if (touches(...everywhere)) return null;
  return {
    since,
    touches,
    touchesText: changed.some((file) => !/\.tsx?$/.test(file)),
    flows: affectedFlows(changed),
  };
}

/** Files that only other checks read. */
const apart =
  /^(docs\/|README|CONTRIBUTING|LICENSE|test\/(?!support\/|paths\/)|e2e\/(?!support\/|paths\.spec))/;

function affectedFlows(changed: readonly string[]): Affected['flows'] {
  const mattering = changed.filter((file) => !apart.test(file));
  const behind = registry.map(({ area, flow }) => {
    const folder = `flows/${area}/${flow.id}`;
    const files = filesBehind(['flow', 'cases', 'script'].map((name) => `${folder}/${name}.ts`));
    return { area, flow, files, isFound: existsSync(folder) };
  });
  const runner = filesBehind(
    ['test/paths/prove-paths.ts', 'test/paths/prove-screens.ts', 'e2e/paths.spec.ts'],
    ['flows/registry.ts'],
  );
  const isKnown = (file: string) => behind.some(({ files }) => files.has(file));
  // No flow imports the app, the styles, the registry and the runner of the paths, so all flows may be affected.
  if (mattering.some((file) => !isKnown(file) || runner.has(file))) return null;
  return behind.filter(({ files, isFound }) => !isFound || mattering.some((file) => files.has(file)));
}
