import '#app/look/index.ts';
import './workbench-font.css';
import './workbench.css';
import './workbench-chart.css';
import './workbench-places.css';
import './workbench-header.css';
import './workbench-narrow.css';
import './workbench-window.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { otherPages } from './channel.ts';
import { watchFrame } from './page/framed.ts';
import { takeHolds } from './page/hold.ts';
import { loadCharts } from './page/in-advance.ts';
import { setLatency } from './page/latency.ts';
import { readAddress } from './page/misread.ts';
import { placeIn, queryOf } from './page/place.ts';
import { settingsIn } from './page/settings.ts';
import { Workbench } from './page/workbench.tsx';
import { machineApi } from './steering.ts';

const frame = watchFrame(window);

// Until a flow runs in the frame, and without one.
window.flows = machineApi(() => null);
frame.subscribe(() => {
  const framed = frame.current();
  if (framed) window.flows = framed.flows;
});

function keep(query: string, isNew = false): void {
  const address = window.location.pathname + (query === '?' ? '' : query);
  if (isNew) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
}

// The page starts as another address says.
window.addEventListener('popstate', () => window.location.reload());

// After an edit the page comes back as it was opened, and does again what followed, with what was typed.
import.meta.hot?.on('vite:beforeFullReload', () => {
  const went = document.querySelector('iframe')?.contentWindow?.location.search;
  if (went === undefined) return;
  const query = new URLSearchParams(queryOf(placeIn(went)));
  for (const [name, value] of new URLSearchParams(window.location.search))
    if (!['flow', 'persona', 'state', 'did'].includes(name)) query.append(name, value);
  keep(`?${query}`);
});

async function start() {
  const { search, problems } = readAddress(window.location.search);
  const { latency, hold } = settingsIn(search);
  // Before the page's first call.
  const [{ held, refused }] = await Promise.all([takeHolds(hold), latency && setLatency(latency)]);
  const query = new URLSearchParams(search);
  if (refused.length > 0) query.set('hold', held.join(','));
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <Workbench
        search={`?${query}`}
        problems={[
          ...problems,
          ...refused.map(
            (each) =>
              `The sandbox does not hold “${each}”: its contract has no such operation, or it does not respond.`,
          ),
        ]}
        frame={frame}
        others={otherPages()}
        keep={keep}
      />
    </StrictMode>,
  );
}

void start().then(loadCharts);
