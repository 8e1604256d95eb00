import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { travelCardDialogFlow } from './flow.ts';

/** The cards could not be loaded (B8.34). */
const problem = 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.';
const absent = 'Du har ikke noe reisekort på denne forsikringen ennå.';
const coverage = 'Ubegrenset dekning av medisinske utgifter og hjemtransport';

const seesDialog = (driver: Driver) => driver.expectDialog('Reisekort');

export const travelCardDialogScript = defineScript(travelCardDialogFlow, {
  does: {
    retried: (driver) => driver.press('Prøv igjen'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async loading(driver) {
      await seesDialog(driver);
      await driver.sees('Henter reisekortet …');
      await driver.hears('Henter reisekortet …');
      await driver.seesNot(problem, absent, coverage);
    },
    async unavailable(driver, { error }) {
      await seesDialog(driver);
      await driver.sees('Noe gikk galt', problem, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(`Noe gikk galt ${problem}`);
    },
    async absent(driver) {
      await seesDialog(driver);
      await driver.sees(absent, 'Gå til reisekort');
      await driver.hears(absent);
      await driver.seesNot(coverage);
    },
    async shown(driver) {
      await seesDialog(driver);
      await driver.sees('Kari Skogly', '30.06.2099', coverage, '+47 21 00 00 99', 'Gå til reisekort');
      await driver.seesNot(absent);
    },
  },
});
