import type { Operation } from '#sandbox/operation.ts';
import { banks } from './banks.ts';
import { getDamageCustomer } from './damage-customer.ts';
import { submitSelfDeclaration } from './self-declaration.ts';

/** Calls about who is here, and where they are to go. */
export const arrivingOperations: readonly Operation[] = [
  getDamageCustomer,
  { id: 'listBanks', method: 'GET', path: '/banker', answer: () => ({ body: banks }) },
  submitSelfDeclaration,
];
