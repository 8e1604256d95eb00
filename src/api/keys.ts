/** Where each read stands in the cache. */
export const keys = {
  damageCustomer: ['skadekunde'],
  banks: ['banker'],
  policyDetails: ['forsikringsdetaljer'],
  certificates: ['bevis'],
  offerLetters: ['tilbudsbrev'],
  sharedPolicies: ['delteforsikringer'],
  terms: ['vilkar'],
  proposals: ['tilbud'],
} as const;

type Key = readonly unknown[];

/** What is no longer true after a write: read anew when it is asked for again. */
export const outdatedBy = {
  submitSelfDeclaration: [],
  orderGreenCard: [],
} as const satisfies Record<string, readonly Key[]>;

export type Write = keyof typeof outdatedBy;
