import { formatDate } from '#domain/dates/format-date.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { type Answering, isPending, shownAnswer, shownDate } from '#domain/settings/consents.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { consentsFlow } from './flow.ts';

const heading = 'Samtykke';
const saving = 'Lagrer …';
const noConsents = 'Beklager noe gikk galt. Vennligst prøv igjen senere.';
const notSaved = 'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.';
const noAnswer = 'Vi fikk ikke svar';

const titles: Record<string, string> = { tilbud: 'Tilbud og råd', bank: 'Deling med banken' };
const titleOf = (samtykkeId: string) => titles[samtykkeId] ?? samtykkeId;

interface Context {
  readonly answering: Answering;
}

async function absent(driver: Driver) {
  await driver.seesNot(heading);
}

async function unavailable(driver: Driver, { error }: { error: ApiError | null }) {
  await driver.sees(heading, noConsents, ...shownCodes(error));
  await driver.hears(`Noe gikk galt ${noConsents}`);
}

async function list(driver: Driver, { answering }: Context) {
  await driver.sees(heading);
  await driver.seesNot('Vent Litt', noConsents);
  for (const { samtykkeId, tittel, infoTekst, avslagTekst } of answering.consents) {
    const answer = shownAnswer(answering, samtykkeId);
    await driver.expectChosen(tittel, answer === null ? null : answer ? 'Ja' : 'Nei');
    await driver.sees(infoTekst);
    await (answer === false ? driver.sees(avslagTekst) : driver.seesNot(avslagTekst));
    const date = shownDate(answering, samtykkeId);
    // A new answer has the time of the walk, which differs from the page's, so its date is not checked.
    if (date === null && !isPending(answering, samtykkeId)) await driver.sees('Ikke besvart');
    if (date?.length === '2026-02-03'.length) await driver.sees(`Besvart ${formatDate(date)}`);
    const trouble = answering.troubles[samtykkeId];
    if (trouble && !isPending(answering, samtykkeId))
      await driver.sees(trouble.isUnknown ? noAnswer : notSaved, ...shownCodes(trouble.error), 'Prøv igjen');
    const isSaved = answering.lastSaved === samtykkeId && !isPending(answering, samtykkeId);
    if (isSaved) await driver.sees('Lagret.');
  }
}

/** An unknown outcome of the consent that is being saved is not shown until saving ends. */
async function seesSaving(driver: Driver, context: Context) {
  await list(driver, context);
  await driver.sees(saving);
}

export const consentsScript = defineScript(consentsFlow, {
  does: {
    'answer.chosen': (driver, { samtykkeId, answer }) =>
      driver.choose(titleOf(samtykkeId), answer ? 'Ja' : 'Nei'),
    'details.requested': (driver, { samtykkeId }) => driver.press(`Les mer om ${titleOf(samtykkeId)}`),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    identifying: absent,
    absent,
    async loading(driver) {
      await driver.sees(heading, 'Vent Litt');
      await driver.hears('Vent Litt');
    },
    unavailable,
    async 'offered.answers.resting'(driver, context) {
      await list(driver, context);
      await driver.seesNot(saving, notSaved, noAnswer);
    },
    async 'offered.answers.failed'(driver, context) {
      await list(driver, context);
      await driver.sees(notSaved);
      await driver.seesNot(saving, noAnswer);
    },
    async 'offered.answers.unknown'(driver, context) {
      await list(driver, context);
      await driver.sees(
        noAnswer,
        'Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er lagret.',
      );
      await driver.seesNot(saving);
    },
    'offered.answers.saving.known': seesSaving,
    'offered.answers.saving.unknown': seesSaving,
    async 'offered.dialog.details'(driver, { answering, reading }) {
      const consent = answering.consents.find(({ samtykkeId }) => samtykkeId === reading);
      await driver.expectDialog(titleOf(reading ?? ''));
      await driver.sees(...(consent?.modalTekster ?? []));
    },
  },
});
