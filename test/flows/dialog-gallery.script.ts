import { dialogGalleryFlow } from '#flows/dialog-gallery.ts';
import { type Driver, defineScript } from '#test/support/script.ts';
import { type Kind, kinds } from '#views/dialog-gallery/kinds.ts';

const ask = (kind: Kind) => (driver: Driver, _: object, state: string) =>
  driver.press(`${state.endsWith('.shut') ? '' : 'Bytt til: '}${kinds[kind].description}`);

const seeDialog = (kind: Kind) => (driver: Driver) => driver.dialog(kinds[kind].description);

const anyKind = ['standard.asked', 'generous.asked', 'strict.asked', 'sub.asked'] as const;

export const dialogGalleryScript = defineScript(dialogGalleryFlow, {
  does: {
    'standard.asked': ask('standard'),
    'generous.asked': ask('generous'),
    'strict.asked': ask('strict'),
    'sub.asked': ask('sub'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    'dialog.back': (driver) => driver.press('Tilbake'),
    finished: (driver) => driver.press('Ferdig'),
  },
  sees: {
    'page.content.resting': (driver) => driver.heading('Dialoger'),
    'page.dialog.shut': 'nothing',
    'page.dialog.standard': seeDialog('standard'),
    'page.dialog.generous': seeDialog('generous'),
    'page.dialog.strict': seeDialog('strict'),
    'page.dialog.sub': seeDialog('sub'),
  },
  takes: {
    'page.content.resting': [...anyKind, 'dialog.dismissed', 'dialog.back', 'finished'],
    'page.dialog.shut': anyKind,
    'page.dialog.standard': [...anyKind, 'dialog.dismissed', 'finished'],
    'page.dialog.generous': [...anyKind, 'dialog.dismissed', 'finished'],
    'page.dialog.strict': [...anyKind, 'finished'],
    'page.dialog.sub': [...anyKind, 'dialog.dismissed', 'dialog.back', 'finished'],
  },
});
