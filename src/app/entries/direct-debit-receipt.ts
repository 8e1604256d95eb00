import { start } from '#app/start.ts';

start([], () => import('#app/direct-debit-receipt.ts'));
