import { setup } from 'xstate';

/** What the customer lets the insurer do (B2.99, B4.27). */
export const consents = setup({}).createMachine({
  id: 'consents',
  description: 'The customer gives and takes back consents.',
  initial: 'shown',
  states: { shown: { description: 'The consents with their answers.' } },
});
