import { arrivingOperations } from './arriving/operations.ts';
import { insuranceOperations } from './insurances/operations.ts';
import type { Operation } from './operation.ts';
import { selfServiceOperations } from './self-service/operations.ts';

/** Every call of the contract. */
export const operations: readonly Operation[] = [
  ...arrivingOperations,
  ...insuranceOperations,
  ...selfServiceOperations,
];
