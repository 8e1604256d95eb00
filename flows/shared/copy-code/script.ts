import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { copyCodeFlow } from './flow.ts';

const copied = 'Feilkoden er kopiert.';
const failed = 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.';

/** The page looks the same before and while the code is copied. */
const notCopied = async (driver: Driver) => {
  await driver.sees('Kopier feilkode');
  await driver.seesNot(copied, failed);
};

const announced = (words: string) => async (driver: Driver) => {
  await driver.sees('Kopier feilkode', words);
  await driver.hears(words);
};

export const copyCodeScript = defineScript(copyCodeFlow, {
  does: {
    'copy.requested': (driver) => driver.press('Kopier feilkode'),
    'clipboard.written': (driver) => driver.settleClipboard('written'),
    'clipboard.refused': (driver) => driver.settleClipboard('refused'),
  },
  sees: { none: notCopied, copying: notCopied, copied: announced(copied), failed: announced(failed) },
});
