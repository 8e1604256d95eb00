import { setup } from 'xstate';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { directAccess } from './direct-access.ts';

interface Given {
  readonly overview: SiteLink;
  /** Numbers of the banks that may block direct access (A4.10). */
  readonly mayBlock: readonly string[];
}

/** Stands for every page that is not built yet. */
export const notBuilt = setup({
  types: { context: {} as Given, input: {} as Given },
  actors: { directAccess: {} as typeof directAccess },
}).createMachine({
  id: 'not-built',
  description: 'A page that is still to come, with a way home.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whether the bank lets the customer in, in a flow of its own.',
      invoke: {
        id: 'directAccess',
        src: 'directAccess',
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: 'shown',
      },
    },
    shown: { description: 'The page says that it is still to come.' },
  },
});
