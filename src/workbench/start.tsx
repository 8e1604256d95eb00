import '#app/look/index.ts';
import '#app/look/font.ts';
import './workbench.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { otherPages } from './channel.ts';
import { watchFrame } from './page/framed.ts';
import { takeHolds } from './page/hold.ts';
import { setLatency } from './page/latency.ts';
import { settingsIn } from './page/settings.ts';
import { Workbench } from './page/workbench.tsx';
import { machineApi } from './steering.ts';

const { search } = window.location;
const frame = watchFrame(window);

// Until a flow runs in the frame, and without one.
window.flows = machineApi(() => null);
frame.subscribe(() => {
  const framed = frame.current();
  if (framed) window.flows = framed.flows;
});

async function start() {
  const { latency, hold } = settingsIn(search);
  // Before the page's first call.
  const steered = [...(latency === null ? [] : [setLatency(latency)]), ...takeHolds(hold)];
  await Promise.allSettled(steered);
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <Workbench
        search={search}
        frame={frame}
        others={otherPages()}
        keep={(query) => window.history.replaceState(null, '', query)}
      />
    </StrictMode>,
  );
}

void start();
