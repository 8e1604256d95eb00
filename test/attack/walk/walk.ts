import fc from 'fast-check';
import { respond } from '#flows/engine/walk/wire.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { faults } from '#test/attack/corpus/faults.ts';
import { oddTexts } from '#test/attack/corpus/texts.ts';
import { load } from '#test/attack/page/load.ts';
import { portalOf } from '#test/attack/page/portals.ts';
import { pageProblems } from '#test/attack/page/problems.ts';
import { settle } from '#test/attack/page/settle.ts';
import { operate } from './visitor.ts';

/** Steps of one walk. */
const length = 30;

/** Visitors who stay in the app, without ten thousand rows; a blocked visitor's page has no control here. */
const visitors = (Object.keys(personas) as PersonaId[]).filter(
  (persona) => !personas[persona].isMoving && !personas[persona].isBlocked && persona !== 'business-large',
);

/** A time-out needs a clock; the other corpora have it. */
const faultNames = Object.keys(faults).filter((name) => name !== 'late');

const steps = fc.array(
  fc.record({
    pick: fc.nat(),
    text: fc.constantFrom('12345678', 'Kari Skogly', '01.01.2027', ...Object.values(oddTexts)),
    fault: fc.option(fc.constantFrom(...faultNames), { freq: 5 }),
  }),
  { minLength: length, maxLength: length },
);

const walks = fc.record({ persona: fc.constantFrom(...visitors), steps });

/** A visitor uses random controls while random responses fail; returns what is wrong after the first step that goes wrong. */
export async function walkProblems(seed: number): Promise<readonly string[]> {
  const [walk] = fc.sample(walks, { seed, numRuns: 1 });
  if (!walk) return ['no walk'];
  const portal = portalOf(walk.persona);
  const done: string[] = [];
  const open = () => load(portal, '#/', async () => null);
  const { problems } = await open();
  if (problems.length > 0) return problems;
  for (const { pick, text, fault } of walk.steps) {
    let running = 0;
    portal.comesBetween(async (_, honest) => {
      running += 1;
      try {
        const right = await honest();
        const given = fault === null ? null : faults[fault]?.({});
        return given && given !== 'late' ? await respond(given) : right;
      } finally {
        running -= 1;
      }
    });
    const exits = portal.exits().length;
    const hasLeft = () => portal.exits().length > exits;
    const used = await operate(pick, text);
    done.push(`${used?.tagName} '${used?.textContent?.slice(0, 30)}' (${fault})`);
    const isSettled = await settle(() => running > 0, hasLeft);
    const isFocusLost = used && !used.isConnected && document.activeElement === document.body;
    const found = [
      ...(isSettled ? [] : ['it waits for nothing']),
      ...(isFocusLost && !hasLeft() ? ['focus is lost'] : []),
      ...(hasLeft() ? [] : pageProblems()),
      ...portal.takeDefects(),
    ];
    if (found.length > 0) return [`${walk.persona}: ${done.join(', ')}`, ...found];
    if (hasLeft()) await open();
  }
  return [];
}
