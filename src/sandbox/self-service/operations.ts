import type { Operation } from '#sandbox/operation.ts';

/** Calls of pages where something is changed or sent. */
export const selfServiceOperations: readonly Operation[] = [];
