import type { ApiError } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { isError, isSolvedByLogin } from '#domain/errors/notice.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadBusinessPoliciesFlow } from './flow.ts';

async function seesNotice(driver: Driver, error: ApiError | null) {
  const notice = businessPoliciesNotice(error);
  await driver.expectHeading(notice.title);
  // The words of the pages that change a policy (B2.87).
  await driver.sees(isSolvedByLogin(notice) ? 'Logg inn' : 'Tilbake til oversikt');
  await driver.seesNot('Tilbake til oversikten');
  if (isError(notice)) await driver.sees(...shownCodes(error));
  else await driver.seesNot('Feilkode:');
  await driver.hears(notice.text);
}

export const loadBusinessPoliciesScript = defineScript(loadBusinessPoliciesFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen', 'Send');
    },
    async refused(driver, { error }) {
      await seesNotice(driver, error);
      // The general error may be solved by a retry.
      await driver.seesNot('Prøv igjen', somethingWentWrong.text);
    },
    async unavailable(driver, { error }) {
      await seesNotice(driver, error);
      await driver.sees('Prøv igjen');
    },
  },
});
