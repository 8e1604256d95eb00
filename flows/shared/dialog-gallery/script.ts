import { type Kind, kinds } from '#domain/shared/dialog-kinds.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { dialogGalleryFlow } from './flow.ts';

const ask = (kind: Kind) => (driver: Driver, _: object, state: string) =>
  driver.press(`${state.endsWith('.shut') ? '' : 'Bytt til: '}${kinds[kind].description}`);

const seeDialog = (kind: Kind) => (driver: Driver) => driver.dialog(kinds[kind].description);

export const dialogGalleryScript = defineScript(dialogGalleryFlow, {
  does: {
    'standard.requested': ask('standard'),
    'generous.requested': ask('generous'),
    'strict.requested': ask('strict'),
    'sub.requested': ask('sub'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    'dialog.back': (driver) => driver.press('Tilbake'),
    finished: (driver) => driver.press('Ferdig'),
  },
  sees: {
    'page.content.resting': (driver) => driver.heading('Dialoger'),
    'page.dialog.standard': seeDialog('standard'),
    'page.dialog.generous': seeDialog('generous'),
    'page.dialog.strict': seeDialog('strict'),
    'page.dialog.sub': seeDialog('sub'),
  },
});
