import { policyDetailsCases } from '#flows/policies/policy-details/cases.ts';
import { startOf } from '#flows/registry.ts';

/** Where the parent's cases never reach a child flow in the sandbox, by the child's id. */
const ofChild: Readonly<Record<string, unknown>> = {
  // The policy of the cases is a company's, whose invoices are not loaded (C4.42). This one is a car of `private-rich`.
  'next-payment': { ...policyDetailsCases.input, address: { number: '7130010', version: '2' } },
};

/** The input of the flow that the workbench starts to show this one. */
export const startInput = (id: string): unknown => ofChild[id] ?? startOf(id).cases.input;
