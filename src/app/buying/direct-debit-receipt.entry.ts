import { start } from '#app/start/start.ts';

// The page reads nothing.
start({}, () => import('./direct-debit-receipt.ts'));
