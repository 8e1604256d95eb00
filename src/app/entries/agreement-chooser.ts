import { start } from '#app/start.ts';

start(['/web/relasjoner'], () => import('#app/agreement-chooser.ts'));
