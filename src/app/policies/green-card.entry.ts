import { start } from '#app/start/start.ts';

start({}, () => import('./green-card.ts'));
