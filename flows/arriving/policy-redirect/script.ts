import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { policyRedirectFlow } from './flow.ts';

async function waits(driver: Driver) {
  await driver.heading('Vent Litt');
}

export const policyRedirectScript = defineScript(policyRedirectFlow, {
  does: {},
  sees: { searchingDamage: waits, searchingLife: waits },
});
