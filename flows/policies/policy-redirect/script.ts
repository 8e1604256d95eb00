import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { policyRedirectFlow } from './flow.ts';

export const policyRedirectScript = defineScript(policyRedirectFlow, {
  does: {},
  sees: {
    searchingDamage: seesWaiting,
    identifying: seesWaiting,
    loadingBank: seesWaiting,
    searchingLife: seesWaiting,
  },
});
