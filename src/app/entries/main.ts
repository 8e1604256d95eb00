import { start } from '#app/start.ts';

start([], () => import('#app/main.ts'));
