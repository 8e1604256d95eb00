import { businessDetails } from './business-calls.ts';
import { farmDetails } from './farm-calls.ts';
import { privateDetails } from './private-calls.ts';
import { vehicleDetails } from './vehicle-calls.ts';

/** The detail calls of all products, by their operation in the contract. */
export const detailCalls = { ...businessDetails, ...farmDetails, ...privateDetails, ...vehicleDetails };
