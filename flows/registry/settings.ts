import { businessSettingsCases } from '#flows/settings/business-settings/cases.ts';
import { businessSettingsFlow } from '#flows/settings/business-settings/flow.ts';
import { businessSettingsScript } from '#flows/settings/business-settings/script.ts';
import { consentsCases } from '#flows/settings/consents/cases.ts';
import { consentsFlow } from '#flows/settings/consents/flow.ts';
import { consentsScript } from '#flows/settings/consents/script.ts';
import { contactDetailsCases } from '#flows/settings/contact-details/cases.ts';
import { contactDetailsFlow } from '#flows/settings/contact-details/flow.ts';
import { contactDetailsScript } from '#flows/settings/contact-details/script.ts';
import { reservationsCases } from '#flows/settings/reservations/cases.ts';
import { reservationsFlow } from '#flows/settings/reservations/flow.ts';
import { reservationsScript } from '#flows/settings/reservations/script.ts';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { settingsScript } from '#flows/settings/settings/script.ts';
import type { Listed } from './listed.ts';

export const settings: readonly Listed[] = [
  { flow: businessSettingsFlow, cases: businessSettingsCases, script: businessSettingsScript },
  { flow: settingsFlow, cases: settingsCases, script: settingsScript },
  { flow: contactDetailsFlow, cases: contactDetailsCases, script: contactDetailsScript },
  { flow: reservationsFlow, cases: reservationsCases, script: reservationsScript },
  { flow: consentsFlow, cases: consentsCases, script: consentsScript },
];
