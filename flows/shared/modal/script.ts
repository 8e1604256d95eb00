import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { modalFlow } from './flow.ts';

interface Context {
  readonly options: { readonly description: string };
}

const content = 'Innhold i dialogen.';

/** Only where it is in the page do the two differ from each other. */
const absent = async (driver: Driver) => {
  await driver.dialog(null);
  await driver.seesNot(content);
};

/** That it is still coming into view, nobody has to notice. */
const shown = async (driver: Driver, { options }: Context) => {
  await driver.dialog(options.description);
  await driver.sees(content);
};

export const modalScript = defineScript(modalFlow, {
  does: {
    'content.shown': (driver, { options: { description } }, state) =>
      driver.press(state.startsWith('shown') ? `Bytt til: ${description}` : description),
    'content.removed': (driver) => driver.press('Ferdig'),
    'close.pressed': (driver) => driver.press('Lukk'),
    'escape.pressed': (driver) => driver.key('Escape'),
    'backdrop.pressed': (driver) => driver.pressBesideDialog(),
    'back.pressed': (driver) => driver.press('Tilbake'),
    'swipe.begun': (driver, { at }) => driver.finger('down', at),
    'swipe.ended': (driver, { at }) => driver.finger('up', at),
  },
  sees: {
    closed: absent,
    'shown.opening': shown,
    'shown.open': shown,
    async closing(driver) {
      await driver.dialog(null);
      await driver.sees(content);
    },
    removed: absent,
  },
});
