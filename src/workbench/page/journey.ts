import { type AnyActorRef, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, dataState } from '#flows/engine/leaves.ts';
import type { CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { responsesTo } from '#flows/engine/walk/outcomes.ts';
import { registered, scriptOf } from '#flows/registry.ts';
import { codeOf, variableOf } from './code.ts';
import { operationsOfCall } from './held-operations.ts';
import { responseLines } from './response-lines.ts';
import { silentChart } from './silent-chart.ts';
import { actorAt, callIn, flowAt, sendAgain, type Tape } from './tape.ts';
import { textsSeen, writtenDriver } from './written-driver.ts';

/** What happened on a page since its start. */
export interface Events {
  readonly flow: AnyFlow;
  readonly persona: string;
  readonly tape: Pick<Tape, 'input' | 'sent'>;
}

/** What the page shows at the end, and what it showed on the way. */
export interface Shown {
  heading(): string | null;
  has(text: string): boolean;
  /** Whether the page showed a text after a number of events. */
  had(events: number, text: string): boolean;
}

/** The response behind a button. */
function responseOf(flow: AnyFlow, call: string, button: string): WireResponse {
  const named = responsesTo(registered(flow.id).cases.actors[call] as CallCases)[button];
  if (button === 'time-out' || named === 'late')
    throw new Error('A test cannot wait for a time-out. Let the call be lost instead.');
  return button === '500' ? { status: 500 } : (named ?? 'lost');
}

/** A journey of Playwright that does again what happened, in the words of the flows' scripts. */
export async function journeyOf({ flow, persona, tape }: Events, shown: Shown): Promise<string> {
  const root = createActor(silentChart(flow), { input: tape.input(), clock: new SimulatedClock() }).start();
  const lines: string[] = [`await visitAs(page, ${codeOf(persona)}, documentOf(${codeOf(flow.id)}));`];
  const people = new Set<string>();
  /** The responses since the last thing that the visitor did: the lines before it. */
  let responses = responseLines(lines, 0);
  let waitedFor = '';
  /** The operations that do not reach the sandbox. */
  const replaced = new Set<string>();
  const personIn = ({ id }: AnyFlow) => {
    people.add(id);
    return variableOf(id);
  };
  const waitFor = ({ id }: AnyFlow, { status }: AnyMachineSnapshot, state: string) => {
    const line = status === 'active' ? `await shows(page, ${codeOf(id)}, ${codeOf(state)});` : '';
    if (line !== '' && line !== waitedFor) lines.push(line);
    waitedFor = line;
  };

  for (const [index, each] of tape.sent().entries()) {
    const { path, event } = each;
    const [own, actor] = [flowAt(flow, path), actorAt(root, path)];
    const before: AnyMachineSnapshot | undefined = actor?.getSnapshot();
    if (!actor || !before) continue;
    const { type, ...payload } = event;
    const does = scriptOf(own.id).does[type];
    if (does) {
      waitFor(own, before, dataState(before));
      for (const operation of replaced) lines.push(`await responds(page, ${codeOf(operation)}, null);`);
      replaced.clear();
      responses = responseLines(lines, lines.length);
      const driver = writtenDriver(personIn(own), (line) => lines.push(line));
      await does(driver, payload as never, activeLeaves(before) as never, before.context as never);
    }
    sendAgain(root, each);
    if (each.button === undefined) continue;
    const call = callIn(event);
    // A report of an employee in, for instance, is another operation than one of an employee out.
    const known = each.operation ? [each.operation] : operationsOfCall(own, call, []);
    const { operation: inCases } = registered(own.id).cases.actors[call] as CallCases;
    for (const operation of known.length > 0 ? known : [inCases]) {
      responses.add(operation, codeOf(responseOf(own, call, each.button)));
      replaced.add(operation);
    }
    // A failure that the visitor leaves again has its message on the way: a text that was not there before.
    const after: AnyMachineSnapshot = actor.getSnapshot();
    const has = (text: string) => shown.had(index + 1, text) && !shown.had(index, text);
    const seen = isFailure(type) ? await seenTexts(own, after, has) : [];
    if (seen.length > 0) waitFor(own, after, dataState(after));
    for (const text of seen) lines.push(`await ${personIn(own)}.sees(${codeOf(text)});`);
  }
  await writeEnd(innermost(root, flow), shown, personIn, waitFor, lines);
  root.stop();
  return page(flow, persona, dataState(root.getSnapshot()), [...people], lines);
}

const isFailure = (type: string): boolean => type.startsWith('xstate.error.actor.');

/** The texts that the script expects in a state, and that the page shows. */
async function seenTexts(
  flow: AnyFlow,
  snapshot: AnyMachineSnapshot,
  has: (text: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const leaf of activeLeaves(snapshot)) {
    const see = scriptOf(flow.id).sees[leaf];
    if (see) found.push(...(await textsSeen((driver) => see(driver, snapshot.context as never))));
  }
  return found.filter(has);
}

interface Place {
  readonly flow: AnyFlow;
  readonly snapshot: AnyMachineSnapshot;
}

/** The child flows that are on screen at the end, or the flow itself. */
function innermost(actor: AnyActorRef, flow: AnyFlow): readonly Place[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const inner = Object.entries(flow.actors).flatMap(([name, child]) => {
    const running = snapshot.children[name];
    return isFlow(child) && running?.getSnapshot().status === 'active' ? innermost(running, child) : [];
  });
  return inner.length > 0 ? inner : [{ flow, snapshot }];
}

async function writeEnd(
  places: readonly Place[],
  shown: Shown,
  personIn: (flow: AnyFlow) => string,
  waitFor: (flow: AnyFlow, snapshot: AnyMachineSnapshot, state: string) => void,
  lines: string[],
) {
  let heading = shown.heading();
  for (const { flow, snapshot } of places) {
    if (snapshot.status !== 'active') {
      lines.push(`await ended(page, ${codeOf(flow.id)});`);
      continue;
    }
    waitFor(flow, snapshot, dataState(snapshot));
    if (heading !== null) lines.push(`await ${personIn(flow)}.expectHeading(${codeOf(heading)});`);
    // The page has one.
    heading = null;
    for (const text of await seenTexts(flow, snapshot, shown.has))
      lines.push(`await ${personIn(flow)}.sees(${codeOf(text)});`);
  }
}

function page(
  flow: AnyFlow,
  persona: string,
  state: string,
  people: readonly string[],
  lines: readonly string[],
): string {
  const used = ['ended', 'responds', 'shows'].filter((name) =>
    lines.some((line) => line.startsWith(`await ${name}(`)),
  );
  const imports = [
    "import { documentOf } from '#e2e/support/documents.ts';",
    "import { test } from '#e2e/support/journey.ts';",
    ...(people.length > 0 ? ["import { pageDriver } from '#e2e/support/page-driver.ts';"] : []),
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '#e2e/support/saved.ts';`] : []),
    "import { visitAs } from '#e2e/support/visits.ts';",
  ];
  const drivers = people.map((id) => `const ${variableOf(id)} = pageDriver(page, ${codeOf(id)});`);
  const body = [...drivers, ...lines].map((line) => `  ${line}`);
  const title = codeOf(`${flow.id} as ${persona} ends in ${state}`);
  return [...imports, '', `test(${title}, async ({ page }) => {`, ...body, '});', ''].join('\n');
}
