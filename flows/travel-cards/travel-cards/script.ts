import type { ListedCard } from '#domain/travel-cards/travel-card-list.ts';
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

/** Holder, policy and label of each card: the expired one (B4.15), and that of an accepted policy (B4.6). */
const cardTexts: Readonly<Record<string, readonly string[]>> = {
  'rk-1': ['Reise – Kari Skogly', 'Forsikringsnummer 7031234'],
  'rk-2': ['Reise – Nora Skogly', 'Forsikringsnummer 7031234'],
  'rk-3': ['Reise for ansatte – Kari Skogly', 'Forsikringsnummer 7990000', 'Utgått'],
  'rk-4': ['UNG i Norge – Kari Skogly', 'Forsikringsnummer 7041234', 'Ikke aktiv'],
};

/** Checks that the page shows the cards and, of `stateTexts`, only these texts. */
async function seesList(
  driver: Driver,
  { cards }: { readonly cards: readonly ListedCard[] },
  ...texts: readonly string[]
) {
  await driver.expectHeading('Reisekort');
  await driver.sees('Meld skade', ...texts);
  // While cards may be added, the expired one is not shown: it would move.
  const isAdding = texts.includes(checking) || texts.includes(generating);
  const shown = cards.filter(({ reisekortId }) => !isAdding || reisekortId !== 'rk-3');
  for (const { reisekortId } of shown) await driver.sees(...(cardTexts[reisekortId] ?? [reisekortId]));
  const hasYouthCard = cards.some(({ reisekortId }) => reisekortId === 'rk-4');
  if (!hasYouthCard) await driver.seesNot('Ikke aktiv');
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
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees(unavailable, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(unavailable);
    },
    async 'page.list.checking'(driver, context) {
      await seesList(driver, context, checking);
      await driver.hears(checking);
    },
    async 'page.list.unchecked'(driver, context) {
      const { title, text } = failureWords(context.error);
      await seesList(driver, context, text, unchecked, add);
      await driver.hears(title);
      await driver.hears(text);
    },
    async 'page.list.generating'(driver, context) {
      await seesList(driver, context, generating);
      await driver.hears(generating);
    },
    async 'page.list.notGenerated'(driver, context) {
      await seesList(driver, context, failed, incomplete, 'Prøv igjen', add);
      await driver.hears('Noe gikk galt');
      await driver.hears(failed);
    },
    async 'page.list.unknown'(driver, context) {
      await seesList(driver, context, unknown, incomplete, 'Prøv igjen', add);
      await driver.hears('Vi fikk ikke svar');
      await driver.hears(unknown);
    },
    'page.list.complete': (driver, context) => seesList(driver, context, add),
    async 'page.list.empty'(driver, context) {
      await seesList(driver, context, empty, add);
      await driver.hears(empty);
    },
  },
});
