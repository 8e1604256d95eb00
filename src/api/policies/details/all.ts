import * as business from './business-calls.ts';
import * as farm from './farm-calls.ts';
import * as ofPrivate from './private-calls.ts';
import * as vehicle from './vehicle-calls.ts';

/** The detail call of every product, by its operation in the contract. */
export const detailCalls = { ...business, ...farm, ...ofPrivate, ...vehicle };
