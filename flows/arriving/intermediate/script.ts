import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { intermediateFlow } from './flow.ts';

async function seesShortcuts(driver: Driver, { hasDeclaration }: { readonly hasDeclaration: boolean }) {
  await driver.expectHeading('Hva vil du gjøre?');
  await driver.sees('Forsikringsoversikt', 'Hva som er forsikret, og hva det koster');
  await driver.sees('Faktura', 'Det du skal betale, og det du har betalt');
  await driver.sees('Dokumenter', 'Forsikringsbevis, vilkår og brev');
  await driver.sees('Kjøp forsikring', 'Meld skade');
  if (hasDeclaration) await driver.sees('Fyll ut helseerklæring');
  else await driver.seesNot('Fyll ut helseerklæring');
}

export const intermediateScript = defineScript(intermediateFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loadingSkip(driver) {
      await driver.expectHeading('Vent Litt');
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Tilbake til oversikten', 'Prøv igjen');
    },
    'shown.loading': seesShortcuts,
    'shown.settled': seesShortcuts,
  },
});
