import type { ClientCall, ClientFile } from './call.ts';

export const insuranceCalls: readonly ClientCall[] = [];

export const insuranceFiles: readonly ClientFile[] = [];
