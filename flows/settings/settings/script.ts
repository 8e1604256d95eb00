import { defineScript } from '#flows/engine/walk/script.ts';
import { settingsFlow } from './flow.ts';

export const settingsScript = defineScript(settingsFlow, {
  does: {},
  sees: {},
});
