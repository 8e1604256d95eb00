import { DialogRegion } from '#flows/engine/dialog-region.tsx';
import type { DialogRegionProps } from '#flows/engine/surroundings.ts';
import { dialogFlow } from './flow.ts';

/** The engine's region of a dialog, with the chart of all dialogs. */
export const BoundDialogRegion = (props: DialogRegionProps) => (
  <DialogRegion dialogFlow={dialogFlow} {...props} />
);
