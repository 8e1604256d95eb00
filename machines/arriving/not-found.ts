import { setup } from 'xstate';

/** Shown for every unknown address. */
export const notFound = setup({}).createMachine({
  id: 'not-found',
  description: 'The address is unknown; the page links to the overview.',
  initial: 'shown',
  states: { shown: { description: 'The page says that the address is unknown.' } },
});
