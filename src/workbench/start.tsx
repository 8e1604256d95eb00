import '#app/look/index.ts';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { otherPages } from './channel.ts';
import { openAt } from './page/go-there.ts';
import { openRun } from './page/run.ts';
import { Workbench } from './page/workbench.tsx';
import { machineApi } from './steering.ts';

const query = new URLSearchParams(window.location.search);
const flow = query.get('flow');
const state = query.get('state');
const root = createRoot(document.getElementById('root') ?? document.body);

/** Opens the flow in the page, outside React, so that nothing starts twice. */
async function open(id: string) {
  if (state === null) return openRun(id);
  root.render(<p role="status">{`Finding the way to ${state} of ${id} …`}</p>);
  const { run, arrival } = await openAt(id, state);
  // The page shows why the way has stopped; the console shows where.
  arrival.catch(console.error);
  return run;
}

async function start() {
  const run = flow === null ? null : await open(flow);
  window.flows = machineApi(() => run?.router ?? null);
  root.render(
    <StrictMode>
      <Workbench flow={flow} persona={query.get('persona')} run={run} others={otherPages()} />
    </StrictMode>,
  );
}

start().catch((error: unknown) =>
  root.render(<p role="alert">{error instanceof Error ? error.message : String(error)}</p>),
);
