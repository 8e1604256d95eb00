import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { dialogFlow } from './flow.ts';

interface Context {
  readonly options: { readonly description: string };
}

const content = 'Innhold i dialogen.';

/** `closed` and `removed` look the same: the page has no dialog. */
const seesNoDialog = async (driver: Driver) => {
  await driver.expectDialog(null);
  await driver.seesNot(content);
};

/** The dialog can be used while it opens, so `opening` and `open` are checked in the same way. */
const seesDialog = async (driver: Driver, { options }: Context) => {
  await driver.expectDialog(options.description);
  await driver.sees(content);
};

export const dialogScript = defineScript(dialogFlow, {
  does: {
    'content.shown': (driver, { options: { description } }, leaves) =>
      driver.press(
        leaves.includes('shown.opening') || leaves.includes('shown.open')
          ? `Bytt til: ${description}`
          : description,
      ),
    'content.removed': (driver) => driver.press('Ferdig'),
    'close.pressed': (driver) => driver.press('Lukk'),
    'escape.pressed': (driver) => driver.pressKey('Escape'),
    'backdrop.pressed': (driver) => driver.pressBackdrop(),
    'back.pressed': (driver) => driver.press('Tilbake'),
    'swipe.begun': (driver, { at }) => driver.touchDialogBar('down', at),
    'swipe.ended': (driver, { at }) => driver.touchDialogBar('up', at),
  },
  sees: {
    closed: seesNoDialog,
    'shown.opening': seesDialog,
    'shown.open': seesDialog,
    async closing(driver) {
      await driver.expectDialog(null);
      await driver.sees(content);
    },
    removed: seesNoDialog,
  },
});
