import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Mutant } from './instrumented.ts';

/** What the paths of an area say of its mutants. */
export interface Verdicts {
  readonly killed: number;
  readonly survivors: readonly Mutant[];
  readonly withoutEffect: readonly Mutant[];
  readonly notReached: number;
  /** Paths that fail without a mutant, which were left out. */
  readonly broken: number;
}

/** Whether the tests of this configuration pass. */
function passes(config: string, env: Readonly<Record<string, string>>): boolean {
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', `test/mutate/${config}`], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Prints each mutant of an area's charts or screens that neither its paths nor its journeys notice. The walk of an area
 * takes half a minute, so all mutants share it; Stryker cannot. Each journey runs again with each mutant that is left.
 */
export function mutateFlows(area: string, folder: string, goal: number): void {
  const cache = '.cache/mutation';
  mkdirSync(cache, { recursive: true });
  const file = `${cache}/${area}-verdicts.json`;
  const noticedFile = `${cache}/${area}-noticed.json`;
  const env = { AREA: area, MUTATED: folder, VERDICTS: file, NOTICED: noticedFile };
  rmSync(noticedFile, { force: true });
  if (!passes('paths.config.ts', env)) throw new Error('the paths were not judged');
  const { killed, survivors, withoutEffect, notReached, broken }: Verdicts = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (!passes('journeys.config.ts', env)) throw new Error('a journey fails without a mutant');
  const noticedIds: readonly string[] = JSON.parse(readFileSync(noticedFile, 'utf8'));
  for (const { name } of withoutEffect) console.log(`without effect ${name}`);
  const alive = survivors.filter(({ id, name }) => {
    const isAlive = !noticedIds.includes(id);
    console.log(`${isAlive ? 'survived' : 'noticed by a journey'} ${name}`);
    return isAlive;
  });
  const noticed = killed + survivors.length - alive.length;
  console.table({
    [folder]: {
      'by paths': killed,
      'by journeys': survivors.length - alive.length,
      alive: alive.length,
      '%': Math.round((100 * noticed) / (noticed + alive.length)),
      goal,
      'without effect': withoutEffect.length,
      'not reached': notReached,
      'paths left out': broken,
    },
  });
}
