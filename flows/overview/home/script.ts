import { defineScript } from '#flows/engine/walk/script.ts';
import { homeFlow } from './flow.ts';

export const homeScript = defineScript(homeFlow, {
  does: { 'switch.requested': (driver) => driver.press('Bytt bruker') },
  sees: {
    async 'page.content.choosing'(driver) {
      await driver.expectHeading('Vent Litt');
    },
  },
});
