import { settingsFlow } from '#flows/settings.ts';
import { defineScript } from '#test/support/script.ts';

export const settingsScript = defineScript(settingsFlow, {
  does: {},
  sees: { 'page.contact.shown': 'child', 'page.consents.shown': 'child' },
  takes: { 'page.contact.shown': [], 'page.consents.shown': [] },
});
