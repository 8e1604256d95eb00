/** Where each read stands in the cache. */
export const keys = {
  damageCustomer: ['skadekunde'],
  banks: ['banker'],
} as const;

type Key = readonly unknown[];

/** What is no longer true after a write: read anew when it is asked for again. */
export const outdatedBy = {
  submitSelfDeclaration: [],
} as const satisfies Record<string, readonly Key[]>;

export type Write = keyof typeof outdatedBy;
