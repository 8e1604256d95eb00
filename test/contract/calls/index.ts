import { arrivingCalls } from './arriving.ts';
import type { ClientCall, ClientFile } from './call.ts';
import { insuranceCalls, insuranceFiles } from './insurances.ts';
import { selfServiceCalls, selfServiceFiles } from './self-service.ts';

/** Every call that the client makes. */
export const calls: readonly ClientCall[] = [...arrivingCalls, ...insuranceCalls, ...selfServiceCalls];

export const files: readonly ClientFile[] = [...insuranceFiles, ...selfServiceFiles];
