import type { Question } from '#domain/self-declaration.ts';
import { selfDeclarationFlow } from '#flows/self-declaration.ts';
import { defineScript } from '#test/support/script.ts';

const legends: Record<Question, string> = {
  skadesaker: 'Hvor mange skadesaker har du hatt de tre siste årene?',
  betalingsanmerkninger: 'Skylder du penger til et forsikringsforetak?',
  oppsagtAvAndre: 'Har du noen gang blitt oppsagt av et forsikringsforetak?',
};

const option = (question: Question, answer: boolean) => {
  if (question === 'skadesaker') return answer ? '4 skader eller flere' : '0–3 skader';
  return answer ? 'Ja' : 'Nei';
};

const welcome = 'Velkommen til oss!';
const missing = 'Du må svare på dette før du kan gå videre';
const failed = 'Noe gikk galt!';
const unknown = 'Vi fikk ikke svar';

export const selfDeclarationScript = defineScript(selfDeclarationFlow, {
  does: {
    'answer.changed': (driver, { question, answer }) =>
      driver.choose(legends[question], option(question, answer)),
    submitted: (driver) => driver.press('Gå videre'),
    retried: (driver) => driver.press('Prøv igjen'),
    cancelled: (driver) => driver.press('Avbryt'),
    'address.requested': (driver, { address }) => driver.visit(address),
  },
  sees: {
    identifying: (driver) => driver.heading('Vent Litt'),
    unidentified: (driver) => driver.heading('Noe gikk galt'),
    choosingBank: 'child',
    async 'declaring.answering'(driver) {
      await driver.heading(welcome);
      await driver.seesNot(missing, failed, unknown, 'Vent Litt');
    },
    async 'declaring.incomplete'(driver) {
      await driver.heading(welcome);
      await driver.sees(missing);
    },
    async 'declaring.failed'(driver) {
      await driver.heading(welcome);
      await driver.sees(failed);
    },
    async 'declaring.unknown'(driver) {
      await driver.heading(welcome);
      await driver.sees(unknown);
    },
    async submitting(driver) {
      await driver.heading(welcome);
      await driver.sees('Vent Litt');
    },
    unwanted: (driver) => driver.heading('Vi beklager'),
    accepted: 'exit',
    givenUp: 'exit',
  },
});
