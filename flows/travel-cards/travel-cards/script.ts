import { productFace } from '#domain/products/catalogue.ts';
import { type CardListContext, cardRows } from '#domain/travel-cards/travel-card-list.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { travelCardsFlow } from './flow.ts';

const empty =
  'Du har ingen reisekort. Er du forsikret gjennom jobben, kan du legge til kortet med forsikringsnummeret.';
const checking = 'Sjekker reiseforsikringene dine …';
const generating = 'Oppretter reisekort …';
/** The card could not be created (B8.31). */
const failed = 'Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.';
/** The cards could not be loaded (B8.34). */
const unavailable = 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.';
const unknown = 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';
const incomplete = 'Reisekort kan mangle i listen.';
const unchecked = 'Reisekort kan mangle i listen, og vi vet ikke om alle er aktive.';
const add = 'Legg til reisekort';
const stateTexts = [add, empty, checking, generating, failed, unknown, incomplete, unchecked];

/** Checks that the page shows the cards and, of `stateTexts`, only these texts. */
async function seesList(driver: Driver, context: CardListContext, ...texts: readonly string[]) {
  await driver.expectHeading('Reisekort');
  await driver.sees('Meld skade', ...texts);
  for (const { card, label } of cardRows(context)) {
    const { name } = productFace(card.produktkode, '');
    await driver.sees(
      card.reisekortinnehaver,
      `${name} ${card.forsikringsnummer.value}`,
      ...(label ? [label] : []),
    );
  }
  await driver.seesNot(...stateTexts.filter((text) => !texts.includes(text)));
}

export const travelCardsScript = defineScript(travelCardsFlow, {
  does: {
    'add.requested': (driver) => driver.press('Legg til reisekort'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Legg til reisekort', 'Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees(unavailable, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(unavailable);
    },
    'page.list.checking': (driver, context) => seesList(driver, context, checking),
    async 'page.list.unchecked'(driver, context) {
      const { text } = failureWords(context.error);
      await seesList(driver, context, text, unchecked, add);
      await driver.hears(text);
    },
    'page.list.generating': (driver, context) => seesList(driver, context, generating),
    async 'page.list.notGenerated'(driver, context) {
      await seesList(driver, context, failed, incomplete, 'Prøv igjen', add);
      await driver.hears(failed);
    },
    async 'page.list.unknown'(driver, context) {
      await seesList(driver, context, unknown, incomplete, 'Prøv igjen', add);
      await driver.hears(unknown);
    },
    'page.list.complete': (driver, context) => seesList(driver, context, add),
    async 'page.list.empty'(driver, context) {
      await seesList(driver, context, empty, add);
      await driver.hears(empty);
    },
  },
});
