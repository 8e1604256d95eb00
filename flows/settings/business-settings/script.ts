import { defineScript } from '#flows/engine/walk/script.ts';
import { businessSettingsFlow } from './flow.ts';

export const businessSettingsScript = defineScript(businessSettingsFlow, { does: {}, sees: {} });
