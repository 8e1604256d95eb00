import { start } from '#app/start/start.ts';
import { earlyReadsAt, loadGate, pageAt, pages } from './pages.ts';

const page = pageAt(location.hash) ?? pages.home;

// The flow's code is requested before the calls: over HTTP/1.1, slow responses would block the connections that the
// code needs (0009). A failure is ignored here: the app imports the code again and handles it.
page.flow().catch(() => {});
if (page !== pages.home) loadGate().catch(() => {});
start({ early: earlyReadsAt(location.hash, page), following: page.following }, () => import('./main.ts'));
