import '#app/look/index.ts';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { otherPages } from './channel.ts';
import { openRun } from './page/run.ts';
import { Workbench } from './page/workbench.tsx';
import { machineApi } from './steering.ts';

const query = new URLSearchParams(window.location.search);
const flow = query.get('flow');

// Outside React, so that nothing starts twice.
const run = flow === null ? null : openRun(flow);
window.flows = machineApi(() => run?.router ?? null);

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Workbench flow={flow} persona={query.get('persona')} run={run} others={otherPages()} />
  </StrictMode>,
);
