import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { loadAccessFlow } from './flow.ts';

/** The page could not be loaded (B8.15). */
async function seesError(driver: Driver, { error }: { error: ApiError | null }) {
  await seesFailure(driver, error);
  await driver.sees('Tilbake til oversikten');
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
