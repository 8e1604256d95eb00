import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

interface CreatedInput {
  /** What was bought just before, by its name; null where nothing was. */
  readonly bought: string | null;
  readonly back: SiteLink;
}

/** The bank has sent the customer back with an agreement (A2.44, A8.17). */
export const directDebitCreated = setup({
  types: { context: {} as CreatedInput, input: {} as CreatedInput },
}).createMachine({
  id: 'direct-debit-created',
  description: 'The receipt of an AvtaleGiro that the customer has agreed to.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The customer reads that it takes time to show, and goes on.' } },
});
