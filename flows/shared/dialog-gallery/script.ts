import type { Kind } from '#domain/shared/dialog-kinds.ts';
import type { LeafOf } from '#flows/engine/chart-types.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { dialogGalleryFlow } from './flow.ts';

const headings: Record<Kind, string> = {
  standard: 'Vanlig dialog',
  generous: 'Lukkes på alle måter',
  strict: 'Underdialog som bare lukkes av sin egen knapp',
  sub: 'Underdialog',
};

const openDialog =
  (kind: Kind) => (driver: Driver, _: object, leaves: readonly LeafOf<typeof dialogGalleryFlow.machine>[]) =>
    driver.press(`${leaves.includes('page.dialog.shut') ? '' : 'Bytt til: '}${headings[kind]}`);

const seesDialog = (kind: Kind) => (driver: Driver) => driver.expectDialog(headings[kind]);

export const dialogGalleryScript = defineScript(dialogGalleryFlow, {
  does: {
    'standard.requested': openDialog('standard'),
    'generous.requested': openDialog('generous'),
    'strict.requested': openDialog('strict'),
    'sub.requested': openDialog('sub'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    'dialog.back': (driver) => driver.press('Tilbake'),
    finished: (driver) => driver.press('Ferdig'),
  },
  sees: {
    'page.content.idle': (driver) => driver.expectHeading('Dialoger'),
    'page.dialog.standard': seesDialog('standard'),
    'page.dialog.generous': seesDialog('generous'),
    'page.dialog.strict': seesDialog('strict'),
    'page.dialog.sub': seesDialog('sub'),
  },
});
