import { defineCases } from '#flows/engine/walk/cases.ts';
import { settingsFlow } from './flow.ts';

export const settingsCases = defineCases(settingsFlow, {
  input: { consentBanks: ['3361', '3910'], mayBlock: ['0770', '0502'], contactDraft: null },
  events: {},
  actors: {
    directAccess: { admitted: { kind: 'admitted' } },
    contactDetails: {},
    reservations: { left: { to: '/finnes-ikke' } },
    consents: {},
  },
  matters: () => null,
});
