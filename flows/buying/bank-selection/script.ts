import { defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { bankSelectionFlow } from './flow.ts';

const heading = 'Velg lokalbank';
const label = 'Velg bank';
const missing = 'Du må velge en bank for å fortsette';

const names: Record<string, string> = { '4100': 'Solvik Sparebank' };

const all = ['Ravndal Sparebank', 'Solvik Sparebank', 'Sparebanken Solsida'];
/** The options for what is typed: names that start with it come first. A chosen bank's name offers all again. */
const options: Record<string, readonly string[]> = {
  '': all,
  sol: ['Solvik Sparebank', 'Sparebanken Solsida'],
  'Ravndal Sparebank': ['Ravndal Sparebank'],
  'finnes ikke': [],
  'Solvik Sparebank': all,
};

export const bankSelectionScript = defineScript(bankSelectionFlow, {
  does: {
    'list.opened': (driver) => driver.click('combobox', label),
    'list.closed': (driver) => driver.pressKey('Escape'),
    'search.changed': (driver, { search }) => driver.type(label, search),
    'bank.chosen': (driver, { bankregnr }, _, { banks }) => {
      const bank = banks.find((each) => each.bankregnr === bankregnr);
      return driver.click('option', names[bankregnr] ?? bank?.name ?? bankregnr);
    },
    submitted: (driver) => driver.press('Neste'),
    retried: (driver) => driver.press('Prøv igjen'),
    cancelled: (driver, _, leaves) => driver.press(leaves.includes('unavailable') ? 'Gå tilbake' : 'Avbryt'),
  },
  sees: {
    async loading(driver) {
      await driver.expectHeading(heading);
      await driver.sees('Vent Litt');
      await driver.hears('Vent Litt');
    },
    // The bank list could not be loaded (A8.14, C5.2).
    async unavailable(driver, { error }) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees('Vi fikk ikke hentet bankene. Prøv igjen senere.');
      await driver.hears('Vi fikk ikke hentet bankene. Prøv igjen senere.');
      await driver.sees(...shownCodes(error));
    },
    async 'choosing.closed'(driver, { form }) {
      await driver.expectHeading(heading);
      await driver.sees(
        'Du kjøper forsikring gjennom en lokalbank. Velg banken du er kunde i.',
        '+47 21 00 00 00',
        'Steg 1 av 2',
      );
      await driver.expectValue(label, form.search);
      await driver.expectOptions(null);
      await driver.seesNot(missing);
    },
    async 'choosing.open'(driver, { form }) {
      await driver.expectValue(label, form.search);
      await driver.expectOptions(options[form.search] ?? null);
    },
    async 'choosing.rejected'(driver, { form }) {
      await driver.expectValue(label, form.search);
      await driver.sees(missing);
    },
  },
});
