import '#app/look/index.ts';
import './workbench-font.css';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startOf } from '#flows/registry.ts';
import { continueAfterEdit } from './after-edit.ts';
import { assumeOnline } from './page/assume-online.ts';
import { type CallLog, noteSettled, openCallLog } from './page/call-log.ts';
import { deferTimeOuts } from './page/deferred-time-outs.ts';
import { errorWords } from './page/error-words.ts';
import { followLink } from './page/follow-link.ts';
import { handToWorkbench } from './page/framed.ts';
import { openAt } from './page/go-there.ts';
import { loadAllScreens } from './page/in-advance.ts';
import { journeyOf, type Shown } from './page/journey.ts';
import { keepLinks } from './page/kept-links.ts';
import { loadScreens } from './page/load-screens.ts';
import { placeIn, queryOf } from './page/place.ts';
import { keepFocusOutside } from './page/quiet-focus.ts';
import { openRun, type Run } from './page/run.ts';
import { settingsIn } from './page/settings.ts';
import { recordTexts } from './page/shown-texts.ts';
import { type Future, openTimeTravel } from './page/time-travel.ts';
import { type Trail, trailOf } from './page/trail.ts';
import { openTrailGate } from './page/trail-gate.ts';
import { VisitorPage } from './page/visitor-page.tsx';
import { openWriteGate } from './page/write-gate.ts';
import { execute, machineApi } from './steering.ts';

const { flow, persona, state, did } = placeIn(window.location.search);
const { writes: writesWanted, hold, latency } = settingsIn(window.location.search);
const root = createRoot(document.getElementById('root') ?? document.body);
const writes = openWriteGate();

/** Names the calls of the page; without the sandbox's answer they have no names. */
async function startLog() {
  const response = await fetch('/sandbox/operations').catch(() => null);
  const log = openCallLog(response?.ok ? await response.json() : []);
  const gate = openTrailGate(log.operationOf);
  globalThis.fetch = log.logged(gate.guarded(writes.guarded(globalThis.fetch.bind(globalThis))));
  return { log, gate };
}

const texts = recordTexts(document.body, () => now?.tape.sent().length ?? 0);

const shown: Shown = {
  had: texts.had,
  heading: () => document.querySelector('h1')?.textContent ?? null,
  has: (text) => document.body.textContent.includes(text),
};

/** The run on the page; going somewhere, or back and forward, replaces it. */
let now: Run | null = null;
/** The number of events with which the walk led the run to its state. */
let led = 0;
/** The number of events with which the page was opened: those of the walk, and those of the trail in its address. */
let opened = 0;

/** What a link can have of a run. It cannot lead to a step on the way to the state. */
const trailFrom = (run: Run): Trail =>
  run.tape.sent().length < led
    ? { lines: [], examples: 0, lost: 'the step is on the way to another state' }
    : trailOf(startOf(run.id).flow, run.tape.sent().slice(led));

function show(log: CallLog, run: Run, future?: Future) {
  now = run;
  const onSettle = noteSettled(run, log);
  const flows = machineApi(() => run.router, onSettle);
  window.flows = flows;
  root.render(
    <StrictMode>
      <VisitorPage key={run.watch.report().page} run={run} />
    </StrictMode>,
  );
  handToWorkbench(window.parent, {
    run,
    flows,
    writes,
    calls: log,
    trail: () => trailFrom(run),
    journey: () =>
      journeyOf({ ...run, persona: persona ?? 'private-one', flow: startOf(run.id).flow }, shown),
    time: openTimeTravel(run, (again, ahead) => show(log, again, ahead), future),
    execute: (command) => void execute(run.router, command, onSettle),
    go(id, leaf) {
      // One after the other: a walk replaces `fetch`.
      going = going.then(() => assumeOnline(() => goTo(log, id, leaf))).catch(showError);
    },
  });
}

let going: Promise<void> = Promise.resolve();

/** Opens the flow in the page, outside React, so that nothing starts twice. */
async function goTo(log: CallLog, id: string, leaf: string, after: readonly string[] = []): Promise<void> {
  now?.router.close();
  texts.forget();
  window.history.replaceState(null, '', queryOf({ flow: id, persona, state: leaf, did: after }));
  root.render(<p role="status" lang="en">{`Finding the way to ${leaf} of ${id} …`}</p>);
  const { run, arrival } = await openAt(id, leaf, log.logged, (events) => {
    led = events;
    opened = events;
  });
  writes.set(true);
  show(log, run);
  // The page shows why the way has stopped; the console shows where.
  await arrival.catch(console.error);
  void loadScreens(startOf(id).flow);
}

const showError = (error: unknown) =>
  root.render(
    <p role="alert" lang="en">
      {errorWords(error)}
    </p>,
  );

async function start() {
  keepFocusOutside(window);
  keepLinks(document, (words) => now?.say(words));
  const { log, gate } = await startLog();
  deferTimeOuts([writes, gate]);
  const id = flow ?? '';
  if (did.length > 0) {
    const isHeld = writesWanted === '' ? state !== null : writesWanted === 'held';
    const link = { flow: id, lines: did, hold, latency, isHeld };
    const begin = async () => {
      if (state !== null) await goTo(log, id, state, did);
      return now ?? openRun(id);
    };
    await followLink({ link, log, gate, writes, begin, show: (run) => show(log, run) });
    opened = now?.tape.sent().length ?? 0;
  } else if (state !== null) await goTo(log, id, state);
  else show(log, openRun(id));
  void loadScreens(startOf(id).flow);
  if (writesWanted !== '') writes.set(writesWanted === 'held');
  const words = await continueAfterEdit(import.meta.hot, {
    address: () => window.location.href,
    router: () => now?.router ?? null,
    // The walk does the first ones again.
    sent: () => now?.tape.sent().slice(opened) ?? [],
  }).catch(console.error);
  if (words) now?.say(words);
}

start().catch(showError).then(loadAllScreens);
