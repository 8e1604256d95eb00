import type { ApiError } from '#domain/errors/api-error.ts';
import type { ConsentAnswers } from '#domain/settings/consents.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { consentsFlow } from './flow.ts';

const heading = 'Samtykke';
const saving = 'Lagrer …';
// The consents could not be loaded or saved (B8.36).
const notLoaded = 'Beklager noe gikk galt. Vennligst prøv igjen senere.';
const notSaved = 'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.';
const noResponse = 'Vi fikk ikke svar';

const titles: Record<string, string> = { tilbud: 'Tilbud og råd', bank: 'Deling med banken' };

interface Context {
  readonly answers: ConsentAnswers;
}

/** The title of a consent of the cases, or of the list on screen. */
const titleOf = (samtykkeId: string, { answers: { consents } }: Context) =>
  titles[samtykkeId] ?? consents.find((consent) => consent.samtykkeId === samtykkeId)?.tittel ?? samtykkeId;

async function seesNoCard(driver: Driver) {
  await driver.seesNot(heading);
}

async function seesUnavailable(driver: Driver, { error }: { error: ApiError | null }) {
  await driver.sees(heading, notLoaded, ...shownCodes(error));
  await driver.hears(`Noe gikk galt ${notLoaded}`);
}

async function seesList(driver: Driver, { answers }: Context) {
  await driver.sees(heading);
  await driver.seesNot('Vent Litt', notLoaded);
  const { sending, queued } = answers;
  for (const { samtykkeId, tittel, infoTekst, avslagTekst, answer: stored } of answers.consents) {
    // The last chosen answer is shown, even before it is saved (B4.27).
    const chosen = [...queued, sending].find((each) => each?.samtykkeId === samtykkeId) ?? null;
    const answer = (chosen ?? stored)?.answer ?? null;
    await driver.expectChosen(tittel, answer === null ? null : answer ? 'Ja' : 'Nei');
    await driver.sees(infoTekst);
    await (answer === false
      ? driver.sees(`Du har svart nei: ${avslagTekst}`)
      : driver.seesNot(`Du har svart nei: ${avslagTekst}`));
    if (chosen === null && answer === null) await driver.sees('Ikke besvart');
    // The walk and the page give a new answer different times, so only the date of the cases is checked.
    if (chosen === null && stored?.date === '2026-02-03') await driver.sees('Besvart 03.02.2026');
    const failure = answers.failures.find((each) => each.samtykkeId === samtykkeId);
    if (failure && chosen === null)
      await driver.sees(
        failure.isUnknown ? noResponse : notSaved,
        ...shownCodes(failure.error),
        'Prøv igjen',
      );
    if (answers.lastSaved === samtykkeId && chosen === null) await driver.sees('Lagret.');
  }
}

/** An unknown outcome of the consent that is being saved is not shown until saving ends. */
async function seesSaving(driver: Driver, context: Context) {
  await seesList(driver, context);
  await driver.sees(saving);
}

export const consentsScript = defineScript(consentsFlow, {
  does: {
    'answer.chosen': (driver, { samtykkeId, answer }, _, context) =>
      driver.choose(titleOf(samtykkeId, context), answer ? 'Ja' : 'Nei'),
    'details.requested': (driver, { samtykkeId }, _, context) =>
      driver.press(`Les mer om ${titleOf(samtykkeId, context)}`),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    absent: seesNoCard,
    async loading(driver) {
      await driver.sees(heading, 'Vent Litt');
      await driver.hears('Vent Litt');
    },
    unavailable: seesUnavailable,
    async 'offered.answers.idle'(driver, context) {
      await seesList(driver, context);
      await driver.seesNot(saving, notSaved, noResponse);
    },
    async 'offered.answers.failed'(driver, context) {
      await seesList(driver, context);
      await driver.sees(notSaved);
      await driver.seesNot(saving, noResponse);
    },
    async 'offered.answers.unknown'(driver, context) {
      await seesList(driver, context);
      await driver.sees(
        noResponse,
        'Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er lagret.',
      );
      await driver.seesNot(saving);
    },
    'offered.answers.saving.known': seesSaving,
    'offered.answers.saving.unknown': seesSaving,
    async 'offered.dialog.details'(driver, context) {
      const { answers, openConsentId } = context;
      const consent = answers.consents.find(({ samtykkeId }) => samtykkeId === openConsentId);
      await driver.expectDialog(titleOf(openConsentId ?? '', context));
      await driver.sees(...(consent?.modalTekster ?? []));
    },
  },
});
