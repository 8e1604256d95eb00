import { setup } from 'xstate';

/** How the customer is reached (B2.97, B2.100). */
export const contactDetails = setup({}).createMachine({
  id: 'contactDetails',
  description: 'The customer sees and changes phone number and e-mail address.',
  initial: 'viewing',
  states: { viewing: { description: 'The details as they are.' } },
});
