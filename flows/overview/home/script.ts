import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { homeFlow } from './flow.ts';

export const homeScript = defineScript(homeFlow, {
  does: { 'switch.requested': (driver) => driver.press('Bytt bruker') },
  sees: { 'page.content.choosing': seesWaiting },
});
