import { homeFlow } from '#flows/home.ts';
import { defineScript } from '#test/support/script.ts';

export const homeScript = defineScript(homeFlow, {
  does: { 'switch.requested': (driver) => driver.press('Bytt bruker') },
  sees: {
    arriving: 'child',
    async 'page.content.choosing'(driver) {
      await driver.heading('Vent Litt');
    },
    'page.content.private': 'child',
    'page.content.business': 'child',
    'page.dialog.shut': 'nothing',
    'page.dialog.switching': 'child',
    gone: 'exit',
  },
  takes: {
    arriving: [],
    'page.content.choosing': [],
    'page.content.private': ['switch.requested'],
    'page.content.business': ['switch.requested'],
    'page.dialog.shut': ['switch.requested'],
    'page.dialog.switching': [],
    gone: [],
  },
});
