import { start } from '#app/start.ts';

start([], () => import('#app/green-card.ts'));
