import '#app/look/index.ts';
import '#app/look/font.ts';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { startOf } from '#flows/registry.ts';
import { continueAfterEdit } from './after-edit.ts';
import { type CallLog, openCallLog } from './page/call-log.ts';
import { handToWorkbench } from './page/framed.ts';
import { openAt } from './page/go-there.ts';
import { journeyOf, type Shown } from './page/journey.ts';
import { openRun, type Run } from './page/run.ts';
import type { Sent } from './page/tape.ts';
import { openTimeTravel } from './page/time-travel.ts';
import { VisitorPage } from './page/visitor-page.tsx';
import { casesOf } from './running.ts';
import { execute, machineApi, type OnSettle } from './steering.ts';

const query = new URLSearchParams(window.location.search);
const flow = query.get('flow') ?? '';
const state = query.get('state');
const root = createRoot(document.getElementById('root') ?? document.body);

/** Names the calls of the page; without the sandbox's answer they have no names. */
async function startLog() {
  const response = await fetch('/sandbox/operations').catch(() => null);
  const log = openCallLog(response?.ok ? await response.json() : []);
  globalThis.fetch = log.logged(globalThis.fetch.bind(globalThis));
  return log;
}

/** Opens the flow in the page, outside React, so that nothing starts twice. */
async function open(log: CallLog) {
  if (state === null) return { run: openRun(flow), arrival: Promise.resolve() };
  root.render(<p role="status" lang="en">{`Finding the way to ${state} of ${flow} …`}</p>);
  return openAt(flow, state, log.logged);
}

const shown: Shown = {
  heading: () => document.querySelector('h1')?.textContent ?? null,
  has: (text) => document.body.textContent.includes(text),
};

/** The run on the page; going back and forward replaces it. */
let now: Run | null = null;

function show(log: CallLog, run: Run, future: readonly Sent[] = []) {
  now = run;
  // The tape and the log of calls know which button, or line in the console, has settled a call.
  const onSettle: OnSettle = (id, call, name) => {
    run.tape.press(call, name);
    log.settle((casesOf(id).actors[call] as CallCases).operation, name);
  };
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
    calls: log,
    journey: () =>
      journeyOf({ ...run, persona: query.get('persona') ?? 'private-one', flow: startOf(flow).flow }, shown),
    time: openTimeTravel(run, (again, ahead) => show(log, again, ahead), future),
    execute: (command) => void execute(run.router, command, onSettle),
  });
}

async function start() {
  const log = await startLog();
  const { run, arrival } = await open(log);
  show(log, run);
  // The page shows why the way has stopped; the console shows where.
  await arrival.catch(console.error);
  const before = run.tape.sent().length;
  const words = await continueAfterEdit(import.meta.hot, {
    address: () => window.location.href,
    router: () => now?.router ?? null,
    // The walk does the first ones again.
    sent: () => now?.tape.sent().slice(before) ?? [],
  }).catch(console.error);
  if (words) now?.say(words);
}

start().catch((error: unknown) =>
  root.render(
    <p role="alert" lang="en">
      {error instanceof Error ? error.message : String(error)}
    </p>,
  ),
);
