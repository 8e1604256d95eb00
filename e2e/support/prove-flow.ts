import { expect, type TestInfo, test } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, dataState } from '#flows/engine/leaves.ts';
import { cover, runOn } from '#flows/engine/walk/coverage.ts';
import type { Path, Step, Walk } from '#flows/engine/walk/walk.ts';
import { registry, scriptOf } from '#flows/registry.ts';
import { runPath, type Site } from '#test/support/run-path.ts';
import { type Engine, type RawPath, rawPath } from '#workbench/coverage/raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';
import { planPath } from '#workbench/plan.ts';
import { walkOf } from '#workbench/walks.ts';
import { takesPictures } from './look/check-look.ts';
import { attachRaw } from './raw-attachments.ts';
import { treeFile } from './screen-reader/tree-file.ts';

/** How one engine runs a path, and checks a screen. */
export interface EngineUnderTest {
  readonly name: Engine;
  open(walk: Walk, path: Path): Promise<Site>;
  /** Pictures are written to the folder, for the first situation of a screen. */
  checkLook(name: string, pictures: string | null): Promise<void>;
  /** The accessibility tree of a screen; missing in an engine whose trees are not kept. */
  readScreen?(flow: AnyFlow, state: AnyMachineSnapshot): Promise<string>;
}

/** The coverage of a path in the chart; the page is compared with the chart at every step. */
function rawOf(walk: Walk, path: Path): RawPath {
  const visits = noVisits();
  runOn(walk, path, recordVisits(visits));
  return rawPath(walk.flow.id, path.name, visits);
}

const screensOn = (walk: Walk, { steps }: Path) =>
  [walk.start, ...steps.map(({ to }) => to)].filter(({ status }) => status === 'active').map(dataState);

/** Whether the form is submitted, and the insurer accepts it. A form without a call ends its flow when it is submitted. */
function isFormSent({ steps }: Path): boolean {
  const at = steps.findIndex(({ event }) => event.type === 'submitted');
  const isAccepted = ({ outcome }: Step) => {
    const { request, response } = outcome?.wire ?? {};
    const isWrite = request !== undefined && request.method !== 'GET';
    return isWrite && typeof response === 'object' && response.status < 300;
  };
  return at >= 0 && (steps[at]?.to.status === 'done' || steps.slice(at).some(isAccepted));
}

/** The flows with a form. */
export const formFlows: readonly string[] = registry
  .map(({ flow }) => flow)
  .filter(({ machine }) => machine.events.includes('submitted'))
  .map(({ id }) => id);

/** Sends the form of a flow once, on the shortest path, and checks the look of each screen on it. */
export async function sendForm(id: string, engine: EngineUnderTest): Promise<void> {
  const walk = await walkOf(id);
  const [path] = walk.paths.filter(isFormSent).sort((a, b) => a.steps.length - b.steps.length);
  if (!path) throw new Error(`${id}: no path sends the form`);
  const plan = await planPath(walk, path);
  await runPath(plan, await engine.open(walk, path), (state) =>
    engine.checkLook(dataState(state), `test-results/screens/${engine.name}/${id}/${dataState(state)}`),
  );
}

/** A flow without screens of its own is checked with the flow around it. */
const hasScreens = (id: string) => Object.values(scriptOf(id).sees).some((see) => typeof see === 'function');

/** The leaves whose look a check sees: those of a dialog, if one is open. */
function uncoveredLeaves({ flow }: Walk, state: AnyMachineSnapshot): readonly string[] {
  const leaves = activeLeaves(state);
  const inDialog = leaves.filter((leaf) => flow.dialogs && leaf in flow.dialogs);
  return inDialog.length > 0 ? inDialog : leaves;
}

/** Takes every transition of a flow on few paths, and checks the look of every screen. */
export async function proveFlow(id: string, engine: EngineUnderTest, testInfo: TestInfo): Promise<void> {
  const walk = await walkOf(id);
  const raw = new Map(walk.paths.map((path) => [path, rawOf(walk, path)]));
  // The DOM runs every path. Two situations of one screen differ only in text, which is checked there.
  const fewPaths = cover(
    walk.paths,
    (path) => new Set([...(raw.get(path)?.transitions ?? []), ...screensOn(walk, path)]),
  );
  // The first situation of each leaf is checked at all widths, other situations at the width of a phone. The leaves of two
  // regions are parts of one page, so a new pair of them is another situation.
  const checked = { situations: new Set<string>(), screens: new Set<string>(), leaves: new Set<string>() };
  const trees = new Map<string, string>();
  const checkOnce = async (state: AnyMachineSnapshot) => {
    const [situation, screen] = [walk.situation(state), dataState(state)];
    if (!hasScreens(id) || checked.situations.has(situation)) return;
    checked.situations.add(situation);
    const isNewScreen = !checked.screens.has(screen);
    checked.screens.add(screen);
    if (isNewScreen && engine.readScreen) trees.set(screen, await engine.readScreen(walk.flow, state));
    const leaves = uncoveredLeaves(walk, state);
    const isNew = leaves.some((leaf) => !checked.leaves.has(leaf)) || (isNewScreen && takesPictures);
    for (const leaf of leaves) checked.leaves.add(leaf);
    const folder = `test-results/screens/${engine.name}/${id}/${screen}`;
    await engine.checkLook(`${screen}, ${situation}`, isNew ? folder : null);
  };

  const run: RawPath[] = [];
  for (const path of fewPaths) {
    await test.step(path.name, async () => {
      const plan = await planPath(walk, path);
      await runPath(plan, await engine.open(walk, path), checkOnce);
    });
    run.push(...[raw.get(path) ?? []].flat());
  }
  await attachRaw(testInfo, engine.name, run);
  const screens = hasScreens(id) ? walk.paths.flatMap((path) => screensOn(walk, path)) : [];
  expect(screens.filter((screen) => !checked.screens.has(screen))).toEqual([]);
  if (trees.size > 0) expect(treeFile(id, trees)).toMatchSnapshot(`${id}.yml`);
}
