import { configure } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';

/** One attack: what it does, and what is wrong afterwards. */
export interface Try {
  /** Names it for good, so that it can be run again alone. */
  readonly name: string;
  readonly run: () => Promise<readonly string[]>;
}

const { ATTACK, ATTACK_SEED, ATTACK_ONLY, ATTACK_MINUTES, ATTACK_PART } = process.env;

/** `npm run attack` makes every try; `npm test` makes a few, and the same ones each time. */
const isWhole = ATTACK === 'whole';

const seed = Number(ATTACK_SEED ?? (isWhole ? Date.now() % 1_000_000_000 : 20_261_125));

/** For each test by itself: otherwise the first ones leave no time for the last ones. */
const limit = Number(ATTACK_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000;

/** `2/8` makes the second eighth of the tries: the whole takes hours. */
const [part = 1, parts = 1] = ATTACK_PART?.split('/').map(Number) ?? [];

/** The tries in an order that the seed decides; a few of them in `npm test`. */
function chosen(tries: readonly Try[], few: number): readonly Try[] {
  if (ATTACK_ONLY) return tries.filter(({ name }) => name === ATTACK_ONLY);
  const length = isWhole ? tries.length : Math.min(few, tries.length);
  const shuffled = fc.shuffledSubarray([...tries], { minLength: length, maxLength: length });
  const [all = []] = fc.sample(shuffled, { seed, numRuns: 1 });
  return all.filter((_, index) => index % parts === part - 1);
}

// A busy machine must not make a try fail: it waits long for what comes, and only a fault does not come.
configure({ asyncUtilTimeout: 30_000 });

/** Makes the tries, prints their number and each finding with the command that repeats it, and expects no finding. */
export async function makeTries(file: string, tries: readonly Try[], few: number): Promise<void> {
  const findings: string[] = [];
  let made = 0;
  const end = Date.now() + limit;
  const all = chosen(tries, few);
  for (const { name, run } of all) {
    if (Date.now() > end) break;
    made += 1;
    const problems = await run().catch((error: unknown) => [`the try failed: ${error}`]);
    if (problems.length === 0) continue;
    findings.push(`${name}: ${problems.join('; ')}`);
    console.error(`${findings.at(-1)}\n  ATTACK_ONLY='${name}' npx vitest run --project attack ${file}`);
  }
  console.log(`${file}: ${made} of ${tries.length} tries, ${findings.length} findings, seed ${seed}`);
  if (!ATTACK_ONLY) expect(made, 'no try was made').toBeGreaterThan(0);
  expect(findings).toEqual([]);
}
