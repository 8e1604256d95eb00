import { choose, seesList, seesSwitching } from '#flows/arriving/switch-user/script.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { agreementChooserFlow } from './flow.ts';

const heading = 'Velg hvem sine forsikringer du vil se';

export const agreementChooserScript = defineScript(agreementChooserFlow, {
  does: choose,
  sees: {
    async loading(driver) {
      await driver.heading('Vent Litt');
      await driver.hears('Vent Litt');
    },
    async choosing(driver, { parties }) {
      await driver.heading(heading);
      await seesList(driver, parties);
    },
    switchingToPrivate: (driver) => seesSwitching(driver, null),
    switchingToBusiness: (driver, { chosen }) => seesSwitching(driver, chosen ?? ''),
  },
});
