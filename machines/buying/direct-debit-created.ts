import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

interface CreatedInput {
  /** Name of the product that the customer has just bought; null if there was no purchase. */
  readonly bought: string | null;
  readonly back: SiteLink;
}

/** The visitor returns from the bank with an agreement (A2.44, A8.17). */
export const directDebitCreated = setup({
  types: { context: {} as CreatedInput, input: {} as CreatedInput },
}).createMachine({
  id: 'direct-debit-created',
  description: 'The receipt of an AvtaleGiro that the visitor has agreed to.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The page says that the agreement takes time to appear.' } },
});
