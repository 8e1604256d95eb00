import type { ApiError } from '#domain/errors/api-error.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { insightFlow } from './flow.ts';

const heading = 'Dele forsikringer';

export const insightScript = defineScript(insightFlow, {
  does: {
    'give.requested': (driver) => driver.press('Gi innsyn'),
    retried: (driver) => driver.press('Prøv igjen'),
    'reload.requested': (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loading: seesWaiting,
    async unidentified(driver, { error }: { error: ApiError | null }) {
      const { title, text } = noticeIn(identificationRefusals, error);
      await driver.expectHeading(title ?? '');
      await driver.sees(text, ...shownCodes(error));
    },
    async organisation(driver) {
      await driver.expectHeading(heading);
      await driver.sees(
        'Du er inne på vegne av en bedrift. Bytt til deg selv for å dele forsikringene dine.',
      );
    },
  },
});
