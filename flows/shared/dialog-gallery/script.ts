import { type Kind, kinds } from '#domain/shared/dialog-kinds.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { dialogGalleryFlow } from './flow.ts';

const open = (kind: Kind) => (driver: Driver, _: object, state: string) =>
  driver.press(`${state.endsWith('.shut') ? '' : 'Bytt til: '}${kinds[kind].description}`);

const seeDialog = (kind: Kind) => (driver: Driver) => driver.expectDialog(kinds[kind].description);

export const dialogGalleryScript = defineScript(dialogGalleryFlow, {
  does: {
    'standard.requested': open('standard'),
    'generous.requested': open('generous'),
    'strict.requested': open('strict'),
    'sub.requested': open('sub'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    'dialog.back': (driver) => driver.press('Tilbake'),
    finished: (driver) => driver.press('Ferdig'),
  },
  sees: {
    'page.content.resting': (driver) => driver.expectHeading('Dialoger'),
    'page.dialog.standard': seeDialog('standard'),
    'page.dialog.generous': seeDialog('generous'),
    'page.dialog.strict': seeDialog('strict'),
    'page.dialog.sub': seeDialog('sub'),
  },
});
