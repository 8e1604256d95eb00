import { setup } from 'xstate';

/** Shown for every unknown address. */
export const notFound = setup({}).createMachine({
  id: 'not-found',
  description: 'An unknown address, with a link to the start.',
  initial: 'shown',
  states: { shown: { description: 'The customer reads that the page does not exist.' } },
});
