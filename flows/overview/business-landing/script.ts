import { businessNotice } from '#domain/overview/business.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { businessLandingFlow } from './flow.ts';

async function noAccess(
  driver: Driver,
  { administrators }: { readonly administrators: { readonly value: readonly string[] | null } | null },
) {
  const names = administrators?.value ?? [];
  await driver.heading('Du har ikke tilgang til forsikring');
  await driver.sees('+47 21 00 00 00');
  if (names.length > 0) await driver.sees(`${names.join(' eller ')} kan gi deg tilgang.`);
}

export const businessLandingScript = defineScript(businessLandingFlow, {
  does: { 'reload.requested': (driver) => driver.press('Prøv igjen') },
  sees: {
    async settling(driver) {
      await driver.heading('Forsikring');
      await driver.hears('Henter forsikringene');
    },
    'noAccess.loading': noAccess,
    'noAccess.loaded': noAccess,
    async shown(driver, { damage, organisation, site }) {
      await driver.heading(`Forsikringer for ${organisation}`);
      await driver.sees('Oversikt', 'Faktura', 'Tilganger');
      const ownList = 'Inn- og utmelding – Andre forsikringer';
      if (damage?.value?.isSelfAdministered) await driver.sees(ownList);
      else await driver.seesNot(ownList);
      const notice = businessNotice(damage, site, organisation);
      if (notice) await driver.sees(notice.text);
      else await driver.sees('Se komplett oversikt', 'Til sammen');
    },
  },
});
