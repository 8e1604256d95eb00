import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

interface FailedInput {
  /** The customer has just bought a policy. */
  readonly isPurchase: boolean;
  /** The address to start again. */
  readonly setUp: string;
  readonly back: SiteLink;
}

/** The customer returns from the bank without an agreement (A2.44, A8.16). */
export const directDebitFailed = setup({
  types: { context: {} as FailedInput, input: {} as FailedInput },
}).createMachine({
  id: 'direct-debit-failed',
  description: 'The receipt of an AvtaleGiro that was cancelled, or that failed at the bank.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The customer reads what happens instead, and can start again.' } },
});
