import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { consentsFlow } from './consents.ts';
import { settingsFlow } from './settings.ts';

export const consentsCases = defineCases(consentsFlow, {
  within: within(settingsFlow, 'page.consents.shown'),
  input: {},
  events: {},
  actors: {},
  matters: () => null,
});
