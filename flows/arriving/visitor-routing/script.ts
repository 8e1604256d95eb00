import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { visitorRoutingFlow } from './flow.ts';

async function seesUnavailable(driver: Driver, { error }: { error: ApiError | null }) {
  await seesFailure(driver, error);
  await driver.sees('Prøv igjen', 'Tilbake til oversikten');
}

export const visitorRoutingScript = defineScript(visitorRoutingFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    identifying: seesWaiting,
    loggedOut: seesUnavailable,
    loadingTransition: seesWaiting,
    loadingBank: seesWaiting,
    // The bank blocks direct access (A4.10).
    async blocked(driver, { access }) {
      const bank = (access !== 'failed' && access?.banknavn) || 'banken din';
      const text = `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${bank}.`;
      await driver.expectHeading('Forsikring');
      await driver.sees(text);
      await driver.hears(text);
    },
    unavailable: seesUnavailable,
  },
});
