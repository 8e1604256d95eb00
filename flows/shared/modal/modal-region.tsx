import { DialogRegion } from '#flows/engine/dialog-region.tsx';
import type { DialogRegionProps } from '#flows/engine/surroundings.ts';
import { modalFlow } from './flow.ts';

export const ModalRegion = (props: DialogRegionProps) => <DialogRegion modal={modalFlow} {...props} />;
