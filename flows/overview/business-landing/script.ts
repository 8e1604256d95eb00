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
    async noAccess(driver, { administrators }) {
      await driver.heading('Du har ikke tilgang til forsikring');
      await driver.sees('21 00 00 00');
      for (const name of administrators?.value ?? []) await driver.sees(`${name} kan gi deg tilgang.`);
    },
    async shown(driver, { damage, organisation, site }) {
      await driver.heading(`Forsikringer for ${organisation}`);
      await driver.sees('Oversikt', 'Faktura', 'Tilganger');
      const notice = businessNotice(damage, site, organisation);
      if (notice) await driver.sees(notice.text);
      else await driver.sees('Se komplett oversikt', 'Til sammen');
    },
  },
});
