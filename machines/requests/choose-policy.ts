import { assign, setup } from 'xstate';
import type { ChangeSite, PoliciesToChange } from '#domain/requests/policies-to-change.ts';
import type { loadChangeablePolicies } from './load-changeable-policies.ts';

/** A business chooses the policy to change; each choice is a link to its own page (B2.2). */
export const choosePolicy = setup({
  types: {
    context: {} as {
      site: ChangeSite;
      /** Null until they are loaded. */
      choices: PoliciesToChange | null;
    },
    input: {} as { site: ChangeSite },
    meta: {} as { address: '/bm/endre' },
  },
  actors: { loadChangeablePolicies: {} as typeof loadChangeablePolicies },
}).createMachine({
  id: 'choose-policy',
  description: 'A business chooses the policy to change.',
  context: ({ input }) => ({ ...input, choices: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading the policies in a child flow.',
      invoke: {
        id: 'loadChangeablePolicies',
        src: 'loadChangeablePolicies',
        input: ({ context: { site } }) => ({ site }),
        onDone: { target: 'choosing', actions: assign({ choices: ({ event }) => event.output }) },
      },
    },
    choosing: { description: 'The policies, each with a link to its form.' },
  },
});
