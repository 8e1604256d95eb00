import { agreementChooserFlow } from '#flows/agreement-chooser.ts';
import { defineScript } from '#test/support/script.ts';
import { choose, seesList, seesSwitching } from './switch-user.script.ts';

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
    alone: 'exit',
    switched: 'exit',
    unsure: 'exit',
    failed: 'exit',
  },
  takes: {
    loading: [],
    choosing: ['person.chosen', 'organisation.chosen'],
    switchingToPrivate: [],
    switchingToBusiness: [],
    alone: [],
    switched: [],
    unsure: [],
    failed: [],
  },
});
