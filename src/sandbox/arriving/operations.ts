import type { Operation } from '#sandbox/operation.ts';
import { agreementOperations } from './agreements.ts';
import { bankOperations } from './bank.ts';
import { buyingOperations } from './buying.ts';
import { getContactInfo } from './contact-info.ts';
import { getDamageCustomer } from './damage-customer.ts';
import { listDigitalInsurances } from './digital-insurances.ts';
import { directDebitOperations } from './direct-debit.ts';
import { logError } from './error-log.ts';
import { getPersonCustomer } from './person-customer.ts';
import { presenceOperations } from './presence.ts';
import { routingOperations } from './routing.ts';
import { taskOperations } from './tasks.ts';

/** Calls about who is here, and where they are to go. */
export const arrivingOperations: readonly Operation[] = [
  getDamageCustomer,
  getPersonCustomer,
  getContactInfo,
  ...routingOperations,
  ...agreementOperations,
  ...bankOperations,
  ...buyingOperations,
  ...taskOperations,
  ...presenceOperations,
  listDigitalInsurances,
  ...directDebitOperations,
  logError,
];
