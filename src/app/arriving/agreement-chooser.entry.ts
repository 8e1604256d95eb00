import { start } from '#app/start/start.ts';

start([], () => import('./agreement-chooser.ts'));
