import { defineCases } from '#flows/engine/walk/cases.ts';
import { settingsFlow } from './flow.ts';

export const settingsCases = defineCases(settingsFlow, {
  input: { consentBanks: ['3361', '3910'], contactDraft: null },
  events: {},
  actors: { contactDetails: {}, consents: {} },
  matters: () => null,
});
