import { businessNotice } from '#domain/overview/business.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { businessLandingFlow } from './flow.ts';

export const businessLandingScript = defineScript(businessLandingFlow, {
  does: { 'reload.requested': (driver) => driver.press('Prøv igjen') },
  sees: {
    async settling(driver) {
      await driver.heading('Forsikring');
      await driver.hears('Henter forsikringene');
    },
    async 'noAccess.loading'(driver) {
      await driver.heading('Du har ikke tilgang til forsikring');
      await driver.sees('21 00 00 00');
    },
    async 'noAccess.loaded'(driver, { administrators }) {
      await driver.heading('Du har ikke tilgang til forsikring');
      const names = administrators?.value ?? [];
      await driver.sees(
        '21 00 00 00',
        ...(names.length > 0 ? [`${names.join(' eller ')} kan gi deg tilgang.`] : []),
      );
    },
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
