import { start } from '#app/start/start.ts';
import { afterCustomer } from './self-declaration-reads.ts';

start({ early: ['/skade/kunde'], following: () => afterCustomer }, () => import('./self-declaration.ts'));
