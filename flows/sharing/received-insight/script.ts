import { defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { receivedInsightFlow } from './flow.ts';

const heading = 'Personer som har gitt deg innsyn';
/** The list could not be loaded (B8.22). */
const failed = 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.';
const nobody = 'Ingen har gitt deg innsyn.';

export const receivedInsightScript = defineScript(receivedInsightFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees(heading, 'Vent Litt');
      await driver.seesNot(failed, nobody);
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      await driver.sees(heading, failed, ...shownCodes(error));
      await driver.seesNot(nobody);
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async listed(driver, { givers: { list, isPartial } }) {
      await driver.sees(heading);
      await driver.seesNot('Vent Litt', failed);
      for (const { name } of list) await driver.sees(name);
      const hasPolicies = list.some(({ policyCount }) => policyCount > 0);
      // The link in 'Forsikringene deres finner du i oversikten.'
      await (hasPolicies ? driver.sees('oversikten') : driver.seesNot('oversikten'));
      if (isPartial) await driver.sees('Vi fikk ikke hentet alle, så noen kan mangle i listen.');
      else if (list.length === 0) await driver.sees(nobody);
    },
  },
});
