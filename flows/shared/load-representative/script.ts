import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { loadRepresentativeFlow } from './flow.ts';

async function seesLoading(driver: Driver) {
  await driver.sees('Vent Litt');
  await driver.seesNot('Prøv igjen');
  await driver.hears('Vent Litt');
}

// A missing or unreadable identification; for any other error of it the visitor has to log in (A6.4).
async function seesUnavailable(driver: Driver, { error }: { readonly error: ApiError | null }) {
  await seesFailure(driver, error);
  await driver.sees('Prøv igjen', 'Tilbake til oversikten');
}

export const loadRepresentativeScript = defineScript(loadRepresentativeFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    identifying: seesLoading,
    loadingRelations: seesLoading,
    unidentified: seesUnavailable,
    unavailable: seesUnavailable,
  },
});
