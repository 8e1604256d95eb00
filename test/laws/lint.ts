import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string };
}

/** What the linter says of each source, by path, as if it stood there in this project. */
export function lint(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const project = mkdtempSync(join(tmpdir(), 'fences-'));
  try {
    for (const part of ['biome.json', 'test/fences']) cpSync(part, join(project, part), { recursive: true });
    for (const [path, source] of sources) {
      mkdirSync(join(project, dirname(path)), { recursive: true });
      writeFileSync(join(project, path), `${source}\n`);
    }
    // The reporter is experimental: without diagnostics in it, every breach counts as let through.
    const { diagnostics } = JSON.parse(output(project)) as { diagnostics: readonly Finding[] };
    const found = (path: string) => diagnostics.filter(({ location }) => location.path === path);
    return new Map([...sources.keys()].map((path) => [path, found(path).map(({ category }) => category)]));
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** A finding makes the linter end with an error; what it says is on stdout all the same. */
function output(project: string): string {
  const biome = resolve('node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  try {
    return execFileSync(biome, ['lint', ...options, '.'], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
