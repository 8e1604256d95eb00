import type { ClientCall, ClientFile } from './call.ts';

export const selfServiceCalls: readonly ClientCall[] = [];

export const selfServiceFiles: readonly ClientFile[] = [];
