import { businessNotice } from '#domain/overview/business.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { businessLandingFlow } from './flow.ts';

async function seesSkeleton(driver: Driver) {
  await driver.expectHeading('Forsikring');
  await driver.hears('Henter forsikringene');
}

export const businessLandingScript = defineScript(businessLandingFlow, {
  does: {
    'reload.requested': (driver) => driver.press('Prøv igjen'),
    'column.pressed': (driver) => driver.press('Forsikring'),
  },
  sees: {
    settling: seesSkeleton,
    loadingBank: seesSkeleton,
    async loggedOut(driver, { agreement }) {
      await seesFailure(driver, agreement?.error ?? null);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    async shown(driver, context) {
      await driver.expectHeading(`Forsikringer for ${context.organisation}`);
      await driver.sees('Oversikt', 'Faktura', 'Tilganger');
      const otherInsurancesLink = 'Inn- og utmelding – Andre forsikringer';
      if (context.damage?.value?.employeeForms.includes('selfAdministered'))
        await driver.sees(otherInsurancesLink);
      else await driver.seesNot(otherInsurancesLink);
      const missing = 'Skadeforsikringene mangler AvtaleGiro';
      if (context.damage?.value?.warnsDirectDebit) await driver.sees(missing, 'Opprett AvtaleGiro');
      else await driver.seesNot(missing);
      const notice = businessNotice(context);
      if (notice) await driver.sees(notice.text);
      else await driver.sees('Se komplett oversikt', 'Til sammen');
    },
  },
});
