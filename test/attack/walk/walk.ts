import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { registry } from '#flows/registry.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { faults } from '#test/attack/corpus/faults.ts';
import { load } from '#test/attack/page/load.ts';
import { portalOf } from '#test/attack/page/portals.ts';
import { translate } from '#test/support/translate.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import { steps } from './steps.ts';
import { takeStep } from './take-step.ts';

/** Steps of one walk. */
const length = 30;

/** Where the recording of the page is when a walk finds a problem: `npm run replay` makes its steps again. */
const recordings = 'test-results/attack';

/** Visitors who stay in the app, without ten thousand rows; a blocked visitor's page has no control here. */
const visitors = (Object.keys(personas) as PersonaId[]).filter(
  (persona) => !personas[persona].isMoving && !personas[persona].isBlocked && persona !== 'business-large',
);

const walks = fc.record({
  persona: fc.constantFrom(...visitors),
  isTranslated: fc.boolean(),
  steps: steps(length),
});

/** A visitor uses random controls while random responses fail; returns what is wrong after the first step that goes wrong. */
export async function walkProblems(seed: number): Promise<readonly string[]> {
  const [walk] = fc.sample(walks, { seed, numRuns: 1 });
  if (!walk) return ['no walk'];
  const portal = portalOf(walk.persona);
  const recorder = openRecorder(registry.map(({ flow }) => flow));
  portal.inspects(recorder.inspect);
  const done: string[] = [];
  const open = () => load(portal, '#/', async () => null);
  const { problems } = await open();
  if (problems.length > 0) return problems;
  for (const step of walk.steps) {
    if (walk.isTranslated) translate();
    const fault = step.fault === null ? null : (faults[step.fault]?.({}) ?? null);
    const taken = await takeStep(portal, step, fault === 'late' ? null : fault);
    done.push(`${taken.done} (${step.fault})`);
    if (taken.problems.length > 0) {
      mkdirSync(recordings, { recursive: true });
      writeFileSync(`${recordings}/walk-${seed}.json`, JSON.stringify(recorder.recording(), null, 2));
      return [
        `${walk.persona}${walk.isTranslated ? ', translated' : ''}: ${done.join(', ')}`,
        ...taken.problems,
      ];
    }
    if (taken.hasLeft) await open();
  }
  return [];
}
