import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { contactDetailsFlow } from './contact-details.ts';
import { settingsFlow } from './settings.ts';

export const contactDetailsCases = defineCases(contactDetailsFlow, {
  within: within(settingsFlow, 'page.contact.shown'),
  input: {},
  events: {},
  actors: {},
  matters: () => null,
});
