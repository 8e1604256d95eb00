import { defineCases } from '#flows/engine/walk/cases.ts';
import { settingsFlow } from './settings.ts';

export const settingsCases = defineCases(settingsFlow, {
  input: {},
  events: {},
  actors: { contactDetails: {}, consents: {} },
  matters: () => null,
});
