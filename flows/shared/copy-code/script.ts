import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { copyCodeFlow } from './flow.ts';

const copied = 'Feilkoden er kopiert.';
const failed = 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.';

/** The page looks the same before and while the code is copied. */
const seesNoResult = async (driver: Driver) => {
  await driver.sees('Kopier feilkode');
  await driver.seesNot(copied, failed);
};

const seesResult = (text: string) => async (driver: Driver) => {
  await driver.sees('Kopier feilkode', text);
  await driver.hears(text);
};

export const copyCodeScript = defineScript(copyCodeFlow, {
  does: {
    'copy.requested': (driver) => driver.press('Kopier feilkode'),
    'clipboard.written': (driver) => driver.settleClipboard('written'),
    'clipboard.refused': (driver) => driver.settleClipboard('refused'),
  },
  sees: { idle: seesNoResult, copying: seesNoResult, copied: seesResult(copied), failed: seesResult(failed) },
});
