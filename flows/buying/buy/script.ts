import type { ContextFrom } from 'xstate';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { buyFlow } from './flow.ts';

const search = 'Søk i alle forsikringene';

type Context = ContextFrom<typeof buyFlow.machine>;

/** The hits of the searches in the cases, also products that the customer already has (C4.43). */
async function seesHits(driver: Driver, { visitor, buyer, form: { searchedName } }: Context) {
  const hasDog = buyer?.ownedCodes.includes('P29') ?? false;
  await driver.seesNot('Reise');
  if (searchedName === 'hundeforsikring') {
    await driver.sees('1 treff', 'Deg og dine', 'Hund', 'For veterinær, sykdom og ulykke');
    await (hasDog ? driver.sees('Du har denne') : driver.seesNot('Du har denne'));
    return driver.seesNot('Kjøretøy', 'Liv og helse');
  }
  if (searchedName === 'ufør') {
    await driver.sees('1 treff', visitor.transition ? 'Liv og helse' : 'Deg og dine', 'Ufør');
    return driver.seesNot('Katt', 'Drone');
  }
  await driver.sees('Ingen treff');
  return driver.seesNot('Flere forsikringer', 'Treff', 'Liv og helse');
}

async function seesProducts(driver: Driver, context: Context) {
  const { visitor, acceptsOffers, buyer, bank, form } = context;
  await driver.expectHeading('Våre mest kjøpte forsikringer');
  await driver.expectValue(search, form.searchedName);
  if (form.searchedName !== '') return seesHits(driver, context);
  await driver.seesNot('Treff');
  await driver.sees(
    'Forsikringer',
    'Reise',
    'For sykdom, avbestilling og bagasje på reise',
    'Flere forsikringer',
    'Kjøretøy',
    'Hjem og fritid',
    'Deg og dine',
    // Only in the full list.
    'Katt',
    'For veterinær, sykdom og ulykke',
  );
  const conditional = [
    ['Øvrige forsikringer', bank?.bankregnr === '0820'],
    ['Du kan ikke godta et tilbud i dag', acceptsOffers?.value === false],
    ['Liv og helse', visitor.transition],
    ['Dødsfall', !visitor.transition],
    ['Du har denne', buyer?.ownedCodes.includes('P29') ?? false],
    ['Motorsykkel', !buyer?.ownedCodes.includes('M25')],
  ] as const;
  for (const [text, isShown] of conditional) await (isShown ? driver.sees(text) : driver.seesNot(text));
}

export const buyScript = defineScript(buyFlow, {
  does: {
    retried: (driver) => driver.press('Prøv igjen'),
    'search.changed': (driver, { searchedName }) => driver.type(search, searchedName),
  },
  sees: {
    loadingSalesEntrance: seesWaiting,
    loadingDigitalSale: seesWaiting,
    loadingBuyer: seesWaiting,
    loadingBank: seesWaiting,
    'offered.still': seesProducts,
    'offered.typing': seesProducts,
    // The status of the customer is UONSKET (A6.6).
    async notSold(driver) {
      await driver.expectHeading('Vi beklager');
      await driver.sees('+47 21 00 00 00', 'Gå til oversikt');
      await driver.hears(
        'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
      );
    },
    // In bank 0502 a visitor may try again tomorrow (A8.1).
    async inAnotherBank(driver, { bank }) {
      await driver.expectHeading('Kjøp forsikring');
      const notices =
        bank?.bankregnr === '0502'
          ? [
              ['Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.'],
              ['Vi trenger litt mer tid', 'Prøv igjen i morgen'],
            ]
          : [['Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside']];
      for (const texts of notices) {
        await driver.sees(...texts);
        await driver.hears(texts.join(' '));
      }
    },
    // A visitor without a role has no access (A6.5).
    async refused(driver, { error }) {
      await driver.expectHeading('Du har ikke tilgang til forsikring');
      await driver.hears('Ring oss på +47 21 00 00 00, så hjelper vi deg.');
      await driver.sees('+47 21 00 00 00', ...shownCodes(error));
      await driver.seesNot('Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
  },
});
