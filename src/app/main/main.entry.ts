import { start } from '#app/start/start.ts';
import { pageAt, pages } from './pages.ts';

const page = pageAt(location.hash) ?? pages.home;

// Before the calls: over HTTP/1.1, slow answers would block the connections that the code needs (0009). The app imports
// it again, and handles its failure then.
page.flow().catch(() => {});
start(page.early, () => import('./main.ts'));
