import '#app/look/index.ts';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CustomerPage } from './page/customer-page.tsx';
import { handToWorkbench } from './page/framed.ts';
import { openAt } from './page/go-there.ts';
import { openRun, type Run } from './page/run.ts';
import type { Sent } from './page/tape.ts';
import { openTimeTravel } from './page/time-travel.ts';
import { execute, machineApi } from './steering.ts';

const query = new URLSearchParams(window.location.search);
const flow = query.get('flow') ?? '';
const state = query.get('state');
const root = createRoot(document.getElementById('root') ?? document.body);

/** Opens the flow in the page, outside React, so that nothing starts twice. */
async function open() {
  if (state === null) return openRun(flow);
  root.render(<p role="status" lang="en">{`Finding the way to ${state} of ${flow} …`}</p>);
  const { run, arrival } = await openAt(flow, state);
  // The page shows why the way has stopped; the console shows where.
  arrival.catch(console.error);
  return run;
}

function show(run: Run, future: readonly Sent[] = []) {
  const flows = machineApi(() => run.router);
  window.flows = flows;
  root.render(
    <StrictMode>
      <CustomerPage key={run.watch.report().page} run={run} />
    </StrictMode>,
  );
  handToWorkbench(window.parent, {
    run,
    flows,
    time: openTimeTravel(run, show, future),
    execute: (command) => void execute(run.router, command),
  });
}

open()
  .then(show)
  .catch((error: unknown) =>
    root.render(
      <p role="alert" lang="en">
        {error instanceof Error ? error.message : String(error)}
      </p>,
    ),
  );
