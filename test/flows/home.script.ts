import { homeFlow } from '#flows/home.ts';
import { defineScript } from '#test/support/script.ts';

export const homeScript = defineScript(homeFlow, {
  does: {},
  sees: {
    arriving: 'child',
    async 'page.content.choosing'(driver) {
      await driver.heading('Vent Litt');
    },
    'page.content.private': 'child',
    'page.content.business': 'child',
    'page.dialog.shut': 'nothing',
    gone: 'exit',
  },
  takes: {
    arriving: [],
    'page.content.choosing': [],
    'page.content.private': [],
    'page.content.business': [],
    'page.dialog.shut': [],
    gone: [],
  },
});
