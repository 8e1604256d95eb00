import type { ShareTravelCardTyped } from '#domain/travel-cards/travel-card-forms.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { shareTravelCardFlow } from './flow.ts';

const missing = 'Du må fylle inn et fødselsnummer';
const wrongLength = 'Du må fylle inn riktig lengde på fødselsnummer';
// The second and the last step (B4.24).
const cannotBeUndone = 'Når du har delt reisekortet, kan det ikke angres.';
const shared = 'Reiseforsikringen din er nå delt.';
const maybeShared = 'Reisekortet kan være delt likevel. Se om kortet er der, før du prøver igjen.';
/** The number is invalid (B8.26), the card exists (B8.27), or the server's message about the number (B8.29, C4.30). */
const refusals: Readonly<Record<string, string>> = {
  INF0080002: 'Dette fødselsnummeret er ikke gyldig.',
  FOR4630008: 'Dette reisekortet eksisterer allerede',
  '400': 'Personen bor ikke sammen med forsikringstakeren',
};
/** A problem (B8.25), a policy that cannot be shared (B8.28), or the server's message (B8.29). */
const failures: Readonly<Record<string, string>> = {
  '500': 'Det oppstod et problem. Prøv igjen siden.',
  FOR4630004: 'Denne reiseforsikringen er ikke mulig å dele',
  FOR4630099: 'Kortet er sperret.',
};

async function seesField(driver: Driver, { form }: { form: ShareTravelCardTyped }) {
  await driver.expectDialog('Del reisekortet');
  await driver.expectValue('Fødselsnummer', form.fodselsnummer);
}

async function seesQuestion(driver: Driver) {
  await driver.expectDialog('Vil du dele reisekortet?');
  await driver.sees('059012 10022', cannotBeUndone, 'Tilbake');
}

export const shareTravelCardScript = defineScript(shareTravelCardFlow, {
  does: {
    'field.changed': (driver, { value }) => driver.type('Fødselsnummer', value),
    submitted: (driver) => driver.press('Neste'),
    confirmed: (driver) => driver.press('Del reisekortet'),
    back: (driver) => driver.press('Tilbake'),
    finished: (driver, _, leaves) => driver.press(leaves.includes('shared') ? 'Ferdig' : 'Se reisekortene'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'filling.typing'(driver, context) {
      await seesField(driver, context);
      await driver.seesNot(missing, wrongLength, ...Object.values(refusals), ...Object.values(failures));
      await driver.seesNot('Noe gikk galt');
    },
    async 'filling.rejected'(driver, context) {
      await seesField(driver, context);
      await driver.sees(context.form.fodselsnummer === '' ? missing : wrongLength);
    },
    async 'filling.refused'(driver, context) {
      await seesField(driver, context);
      await driver.sees(refusals[context.error?.code ?? ''] ?? 'a refusal of the number');
      await driver.seesNot('Noe gikk galt', ...shownCodes(context.error));
    },
    async 'filling.failed'(driver, context) {
      await seesField(driver, context);
      const { error } = context;
      const text = failures[error?.code ?? ''] ?? 'a failure with words';
      await driver.sees('Noe gikk galt', text, ...shownCodes(error));
      await driver.hears(`Noe gikk galt ${text}`);
    },
    async confirming(driver) {
      await seesQuestion(driver);
      await driver.sees('Del reisekortet');
      await driver.seesNot('Vent Litt');
    },
    async sending(driver) {
      await seesQuestion(driver);
      // A spinner replaces the text of the button.
      await driver.hears('Vent Litt');
    },
    async unknown(driver, { error }) {
      await driver.expectDialog('Vi fikk ikke svar');
      await driver.sees(maybeShared, ...shownCodes(error));
      await driver.hears(maybeShared);
      await driver.seesNot('Neste', 'Del reisekortet');
    },
    async shared(driver) {
      await driver.expectDialog(shared);
      await driver.seesNot('059012 10022');
    },
  },
});
