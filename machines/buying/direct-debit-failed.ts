import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

interface FailedInput {
  /** A policy has just been bought. */
  readonly isPurchase: boolean;
  /** Where the set-up starts again. */
  readonly setUp: string;
  readonly back: SiteLink;
}

/** The bank has sent the customer back without an agreement (A2.44, A8.16). */
export const directDebitFailed = setup({
  types: { context: {} as FailedInput, input: {} as FailedInput },
}).createMachine({
  id: 'direct-debit-failed',
  description: 'The receipt of an AvtaleGiro that the customer gave up, or that the bank could not make.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The customer reads what happens instead, and may start again.' } },
});
