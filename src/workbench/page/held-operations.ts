import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { otherOperations } from '#workbench/other-operations.ts';
import { casesOf } from '#workbench/running.ts';

/** The error catalogue has these names for several operations of the contract. */
const families: Readonly<Record<string, RegExp>> = {
  getPolicyDetail: /^get\w+Detail$/,
  getDirectDebitForm: /^get\w+DirectDebitForm$/,
};

type Sent = readonly (string | null)[];

/** The operations of one call, also those that it makes with other data than that of the cases. */
export function operationsOfCall(flow: AnyFlow, call: string, sent: Sent): readonly string[] {
  const cases = casesOf(flow.id).actors[call];
  // A link may be older than the chart.
  if (cases === undefined || isFlow(flow.actors[call])) return [];
  const { operation } = cases as CallCases;
  const family = families[operation];
  const ofFamily = family ? sent.filter((each) => each !== null && family.test(each)) : [operation];
  const operations = [...ofFamily, ...(otherOperations[`${flow.id}.${call}`] ?? [])];
  return operations.filter((each) => each !== null);
}

/**
 * The operations of the flow's own calls.
 *
 * @param sent operations that the page has sent: each product has its own for the details of a policy
 */
export const heldOperations = (flow: AnyFlow, sent: Sent): readonly string[] => [
  ...new Set(Object.keys(flow.actors).flatMap((call) => operationsOfCall(flow, call, sent))),
];
