import type { Answers, Question } from '#domain/buying/self-declaration.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { selfDeclarationFlow } from './flow.ts';

const legends: Record<Question, string> = {
  skadesaker: 'Hvor mange skadesaker har du hatt de tre siste årene?',
  betalingsanmerkninger: 'Skylder du penger til et forsikringsforetak?',
  oppsagtAvAndre: 'Har du noen gang blitt oppsagt av et forsikringsforetak?',
};

const questions = ['skadesaker', 'betalingsanmerkninger', 'oppsagtAvAndre'] as const;

const option = (question: Question, answer: boolean) => {
  if (question === 'skadesaker') return answer ? '4 skader eller flere' : '0–3 skader';
  return answer ? 'Ja' : 'Nei';
};

const welcome = 'Velkommen til oss!';
const missing = 'Du må svare på dette før du kan gå videre';
/** The declaration could not be sent (A8.12, C5.2). */
const failed = 'Noe gikk galt!';
const unknown =
  'Vi fikk ikke svar, og vet ikke om svarene dine kom fram. Sjekk nettforbindelsen og send dem på nytt, eller ring oss på +47 21 00 00 00.';

async function seesForm(driver: Driver, answers: Answers) {
  await driver.expectHeading(welcome);
  await driver.sees(
    'Svar på tre spørsmål, så kan du kjøpe forsikring hos oss.',
    'Ta ikke med glasskader, veihjelp eller redning på bil.',
    'Det vil si ubetalte regninger som har forfalt.',
  );
  for (const question of questions) {
    const answer = answers[question];
    await driver.expectChosen(legends[question], answer === null ? null : option(question, answer));
  }
}

export const selfDeclarationScript = defineScript(selfDeclarationFlow, {
  does: {
    'field.changed': (driver, { field, value }) => driver.choose(legends[field], option(field, value)),
    submitted: (driver) => driver.press('Gå videre'),
    retried: (driver) => driver.press('Prøv igjen'),
    cancelled: (driver) => driver.press('Avbryt'),
    'address.requested': (driver, { address }) => driver.visit(address),
  },
  sees: {
    async loadingCustomer(driver) {
      await driver.expectHeading('Vent Litt');
      await driver.hears('Vent Litt');
    },
    unavailable: (driver, { error }) => seesFailure(driver, error),
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context.form.answers);
      await driver.seesNot(missing, failed, 'Vent Litt');
    },
    async 'filling.rejected'(driver, context) {
      await seesForm(driver, context.form.answers);
      await driver.sees(missing);
    },
    async 'filling.failed'(driver, context) {
      await seesForm(driver, context.form.answers);
      await driver.sees(failed, ...shownCodes(context.error));
      await driver.hears(
        `${failed} Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på +47 21 00 00 00.`,
      );
    },
    async 'filling.unknown'(driver, context) {
      await seesForm(driver, context.form.answers);
      await driver.sees(failed, ...shownCodes(context.error));
      await driver.hears(`${failed} ${unknown}`);
    },
    async sending(driver, context) {
      await seesForm(driver, context.form.answers);
      await driver.hears('Vent Litt');
    },
    // The verdict of the insurer (A8.11).
    async unwanted(driver) {
      await driver.expectHeading('Vi beklager');
      await driver.sees(
        'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
        '+47 21 00 00 00',
        'Gå til oversikt',
      );
      await driver.seesNot('Vent Litt');
      await driver.hears('På bakgrunn av svarene du har gitt');
    },
  },
});
