import { defineCases } from '#flows/engine/walk/cases.ts';
import { settingsFlow } from './flow.ts';

export const settingsCases = defineCases(settingsFlow, {
  // With a draft, so that the form opens by itself; 'Avbryt' leads to the rest.
  input: {
    consentBanks: ['3361', '3910'],
    mayBlock: ['0770', '0502'],
    contactDraft: { mobilnummer: '911 22 333', epost: 'utkast@post.example' },
  },
  events: {},
  actors: {
    directAccess: { admitted: { kind: 'admitted' } },
    contactDetails: {},
    reservations: { left: { to: '/finnes-ikke' } },
    consents: {},
  },
  matters: () => null,
});
