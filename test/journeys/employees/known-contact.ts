/** The page waits for the contact details that the insurer knows; it does so only before a form. */
export const isLoadingContact = (): boolean => document.querySelector('[data-flow=load-contact]') !== null;
