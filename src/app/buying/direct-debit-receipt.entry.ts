import { start } from '#app/start/start.ts';

start({}, () => import('./direct-debit-receipt.ts'));
