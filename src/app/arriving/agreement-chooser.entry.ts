import { start } from '#app/start/start.ts';

start(['/web/relasjoner'], () => import('./agreement-chooser.ts'));
