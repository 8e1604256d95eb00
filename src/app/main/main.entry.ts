import { start } from '#app/start/start.ts';
import { isAt, pages } from './pages.ts';

const [path] = location.hash.slice(1).split('?');
const page = Object.values(pages).find((each) => isAt(each)(path || '/')) ?? pages.home;

start(page.early, () => import('./main.ts'));
// Beside the app, which asks for it only when it has been read, and hears of its failure then.
page.flow().catch(() => {});
