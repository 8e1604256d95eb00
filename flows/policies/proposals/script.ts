import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { proposalsFlow } from './flow.ts';

async function seesPage(driver: Driver, per: string, prices: readonly string[]) {
  await driver.expectHeading('Forsikringsforslag');
  await driver.expectChosen('Vis pris', per);
  await driver.sees('Bil', 'Reise', ...prices);
  await driver.sees('Forsikringsforslaget utløper om 21 dager', '13.12.2026', 'Siv Rådahl');
  await driver.sees('+47 62 51 23 45');
}

const monthly = ['880 kr/md.', '199 kr/md.', '819 kr/md.', '260 kr/md.', '1 079 kr/md.'];
const yearly = ['10 560 kr/år', '2 388 kr/år', '9 828 kr/år', '3 120 kr/år', '12 948 kr/år'];

export const proposalsScript = defineScript(proposalsFlow, {
  does: {
    'monthly.chosen': (driver) => driver.choose('Vis pris', 'Per måned'),
    'yearly.chosen': (driver) => driver.choose('Vis pris', 'Per år'),
  },
  sees: {
    // No proposals are no error (C4.21).
    async empty(driver) {
      await driver.expectHeading('Forsikringsforslag');
      await driver.sees('Du har ingen forslag nå.', 'Tilbake til oversikten');
      await driver.hears('Du har ingen forslag nå.');
      await driver.seesNot('Noe gikk galt', 'Feilkode', 'Prøv igjen');
    },
    async 'shown.monthly'(driver) {
      await seesPage(driver, 'Per måned', monthly);
      await driver.seesNot(...yearly);
    },
    async 'shown.yearly'(driver) {
      await seesPage(driver, 'Per år', yearly);
      await driver.seesNot(...monthly);
    },
  },
});
