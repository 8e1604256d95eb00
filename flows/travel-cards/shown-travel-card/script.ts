import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { shownTravelCardFlow } from './flow.ts';

const coverage = 'Ubegrenset dekning av medisinske utgifter og hjemtransport';
const expired = 'Forsikringen er ikke lenger aktiv.';
const refreshing = 'Henter kortene på nytt …';
const stale = 'Kortene under er fra før, så den siste endringen kan mangle.';

async function seesCards(driver: Driver, { cards }: { readonly cards: readonly CardWithPdf[] }) {
  await driver.expectHeading('Reisekort');
  await driver.sees('+47 21 00 00 99', 'Last ned PDF');
  for (const { reisekortinnehaver, forsikringstaker, forsikringsnummer, expirationDate } of cards) {
    await driver.sees(reisekortinnehaver, forsikringstaker, forsikringsnummer.value);
    if (expirationDate === '2020-01-31') {
      await driver.sees('Utgått', expired, '31.01.2020');
      await driver.seesNot(coverage);
    } else {
      await driver.sees(coverage, '30.06.2099', 'Del reisekortet');
      await driver.seesNot('Utgått', expired);
    }
  }
}

export const shownTravelCardScript = defineScript(shownTravelCardFlow, {
  does: {
    retried: (driver) => driver.press('Prøv igjen'),
    'share.requested': (driver) => driver.press('Del reisekortet'),
    'delete.requested': (driver) => driver.press('Slett reisekortet til Nora Skogly'),
  },
  sees: {
    async 'page.cards.fresh'(driver, context) {
      await seesCards(driver, context);
      await driver.seesNot(refreshing, stale);
    },
    async 'page.cards.refreshing'(driver, context) {
      await seesCards(driver, context);
      await driver.sees(refreshing);
      await driver.hears(refreshing);
      await driver.seesNot(stale);
    },
    async 'page.cards.stale'(driver, context) {
      await seesCards(driver, context);
      const text = 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.';
      await driver.sees(text, stale, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${text}`);
      await driver.hears(stale);
    },
  },
});
