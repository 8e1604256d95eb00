import { parse } from 'regexparam';
import { start } from '#app/start/start.ts';
import { pages } from './pages.ts';

const [path] = location.hash.slice(1).split('?');
const page =
  Object.values(pages).find(({ patterns }) =>
    patterns.some((pattern) => parse(pattern).pattern.test(path || '/')),
  ) ?? pages.home;

start(page.early, () => import('./main.ts'));
// Beside the app, which requests it only after its own code is parsed, and handles a failure then.
page.flow().catch(() => {});
