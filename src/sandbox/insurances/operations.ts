import type { Operation } from '#sandbox/operation.ts';

/** Calls about what is insured. */
export const insuranceOperations: readonly Operation[] = [];
