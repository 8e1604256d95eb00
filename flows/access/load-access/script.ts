import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadAccessFlow } from './flow.ts';

async function seesError(driver: Driver, { error }: { error: ApiError | null }) {
  const { title, text } = generalNotice(error);
  await driver.expectHeading(title);
  await driver.sees(text, 'Tilbake til oversikten', ...shownCodes(error));
}

export const loadAccessScript = defineScript(loadAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loading: seesWaiting,
    unavailable: seesError,
    // The text is the same when the identification fails.
    unidentified: seesError,
  },
});
