import { organisationOf } from '#domain/person/representative.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { businessSettingsFlow } from './flow.ts';

export const businessSettingsCases = defineCases(businessSettingsFlow, {
  input: { site: { phone: '+4721000000' }, contactDraft: null },
  events: {},
  actors: { loadRepresentative: representatives, noAccess: {}, contactDetails: {} },
  matters: ({ representative }) => representative && organisationOf(representative),
});
