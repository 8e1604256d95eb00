import { start } from '#app/start/start.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { afterCustomer } from './self-declaration-reads.ts';

start(
  { early: [paths.damageCustomer], following: () => afterCustomer },
  () => import('./self-declaration.ts'),
);
