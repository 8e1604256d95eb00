import type { ApiError } from '#domain/errors/api-error.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { directDebitFlow } from './flow.ts';

/** AvtaleGiro was not created (A8.16). */
const failureTexts = (error: ApiError | null) => {
  if (error?.code === 'INS00002_NIGHT') {
    return [
      'Vedlikehold',
      'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
    ] as const;
  }
  return [
    'AvtaleGiro ble ikke opprettet',
    'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.',
  ] as const;
};

export const directDebitScript = defineScript(directDebitFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loading: seesWaiting,
    async unavailable(driver, { error }) {
      const [title, text] = failureTexts(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Tilbake til oversikten', ...shownCodes(error));
      await driver.hears(text);
    },
  },
});
