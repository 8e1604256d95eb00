import { setup } from 'xstate';

/** Shown for every unknown address. */
export const notFound = setup({}).createMachine({
  id: 'not-found',
  description: 'An unknown address, with a link to the start.',
  initial: 'shown',
  states: { shown: { description: 'The page says that the address is unknown.' } },
});
