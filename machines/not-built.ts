import { setup } from 'xstate';

/** Stands for every page that is not built yet. */
export const notBuilt = setup({}).createMachine({
  id: 'notBuilt',
  description: 'A page that is still to come, with ways to those that are there.',
  initial: 'shown',
  states: { shown: { description: 'The customer is told so.' } },
});
