import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { otherOperations } from '#workbench/other-operations.ts';
import { casesOf } from '#workbench/running.ts';

/** The error catalogue has these names for several operations of the contract. */
const families: Readonly<Record<string, RegExp>> = {
  getPolicyDetail: /^get\w+Detail$/,
  getDirectDebitForm: /^get\w+DirectDebitForm$/,
};

/**
 * The operations of the flow's own calls, also those that a call makes with other data than that of the cases.
 *
 * @param sent operations that the page has sent: each product has its own for the details of a policy
 */
export function heldOperations(flow: AnyFlow, sent: readonly (string | null)[]): readonly string[] {
  const operations = Object.entries(flow.actors).flatMap(([name, actor]) => {
    if (isFlow(actor)) return [];
    const { operation } = casesOf(flow.id).actors[name] as CallCases;
    const family = families[operation];
    const ofFamily = family ? sent.filter((each) => each !== null && family.test(each)) : [operation];
    return [...ofFamily, ...(otherOperations[`${flow.id}.${name}`] ?? [])];
  });
  return [...new Set(operations.filter((operation) => operation !== null))];
}
