import { setup } from 'xstate';

/** Stands at every address that no page has. */
export const notFound = setup({}).createMachine({
  id: 'not-found',
  description: 'An address that no page has, with a way home.',
  initial: 'shown',
  states: { shown: { description: 'The customer is told so.' } },
});
