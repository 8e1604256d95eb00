import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Plugin } from 'vite';

const nothing = () => {};
const no = () => false;
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** A mutant by its number in the code, and for people. */
export interface Mutant {
  readonly id: string;
  readonly name: string;
}

/** The files of a folder with all their mutants, which a switch turns on one by one. */
export async function instrumented(
  folder: string,
): Promise<{ readonly plugin: Plugin; readonly mutants: readonly Mutant[] }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const { files, mutants } = await new Instrumenter(silent).instrument(
    names.map((name) => ({
      name: resolve(folder, name),
      mutate: true,
      content: readFileSync(join(folder, name), 'utf8'),
    })),
    { plugins: [], excludedMutations: [], ignorers: [] },
  );
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  return {
    plugin: { name: 'mutants', enforce: 'pre', transform: (_, id) => contents.get(id) ?? null },
    mutants: mutants.flatMap(({ id, fileName, location, mutatorName, replacement, status }) => {
      // Stryker counts lines from 0 here.
      const place = `${fileName}:${location.start.line + 1}`.replace(`${process.cwd()}/`, '');
      const text = replacement.replace(/\s+/g, ' ').slice(0, 120);
      return status === 'Ignored' ? [] : [{ id, name: `${place} ${mutatorName}: ${text}` }];
    }),
  };
}
