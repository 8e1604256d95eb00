import type { ApiError } from '#domain/errors/api-error.ts';
import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { isSolvedByLogin } from '#domain/errors/not-logged-in.ts';
import { isError } from '#domain/errors/notice.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

async function seesNotice(driver: Driver, error: ApiError | null) {
  const notice = businessPoliciesNotice(error);
  await driver.expectHeading(notice.title);
  await driver.sees(isSolvedByLogin(notice) ? 'Logg inn' : 'Tilbake til oversikten');
  if (isError(notice)) await driver.sees(...shownCodes(error));
  else await driver.seesNot('Feilkode:');
  await driver.hears(notice.text);
}

interface Failed {
  readonly error: ApiError | null;
}

/** The screens of every page that needs the policies of a business and cannot load them. */
export const seesPoliciesUnavailable = {
  async refused(driver: Driver, { error }: Failed) {
    await seesNotice(driver, error);
    // The general error may be solved by a retry.
    await driver.seesNot('Prøv igjen', somethingWentWrong.text);
  },
  async unavailable(driver: Driver, { error }: Failed) {
    await seesNotice(driver, error);
    await driver.sees('Prøv igjen');
  },
};

export const loadChangeablePoliciesScript = defineScript(loadChangeablePoliciesFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async notAllowed(driver) {
      await driver.expectHeading('Endre forsikring');
      await driver.sees('+47 21 00 00 00', 'Tilbake til oversikten');
      await driver.seesNot('Melding', 'Prøv igjen');
      await driver.hears(
        'Du har ikke tilgang til å endre forsikringer. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
      );
    },
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen');
    },
    async empty(driver) {
      await driver.expectHeading('Ingen forsikringer');
      await driver.sees('Tilbake til oversikten');
      await driver.hears('Fjordglimt Snekkeri AS har ingen aktive forsikringer');
    },
    ...seesPoliciesUnavailable,
  },
});
