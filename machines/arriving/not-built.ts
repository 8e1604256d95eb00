import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';

/** Stands for every page that is not built yet. */
export const notBuilt = setup({
  types: { context: {} as { overview: SiteLink }, input: {} as { overview: SiteLink } },
}).createMachine({
  id: 'not-built',
  description: 'A page that is still to come, with a way home.',
  context: ({ input: { overview } }) => ({ overview }),
  initial: 'shown',
  states: { shown: { description: 'The customer is told so.' } },
});
