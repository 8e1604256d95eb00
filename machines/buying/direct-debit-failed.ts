import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

interface FailedInput {
  /** A policy has just been bought. */
  readonly isPurchase: boolean;
  /** The page that creates AvtaleGiro, for another attempt. */
  readonly setupAddress: string;
  readonly back: SiteLink;
}

/** The bank has sent the visitor back without an agreement (A2.44, A8.16). */
export const directDebitFailed = setup({
  types: { context: {} as FailedInput, input: {} as FailedInput },
}).createMachine({
  id: 'direct-debit-failed',
  description: 'The page after the visitor cancelled AvtaleGiro, or after the bank could not create it.',
  context: ({ input }) => input,
  initial: 'shown',
  states: { shown: { description: 'The page says what happens instead, and offers another attempt.' } },
});
