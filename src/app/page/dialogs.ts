import type { ModalOptions } from '#domain/site/modal.ts';
import { DialogRegion } from '#flows/engine/dialog-region.tsx';
import type { Dialogs } from '#flows/engine/surroundings.ts';
import { modalFlow } from '#flows/shared/modal/flow.ts';
import { tell } from './analytics.ts';

/** The dialogs of this page, with their tracking (A7.24). */
export const dialogsIn = (window: Window): Dialogs => ({
  Region: DialogRegion,
  modal: modalFlow,
  isMotionReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  track: (modal_action: 'open' | 'close', { name, description }: ModalOptions) =>
    tell(window, {
      event: 'modal',
      modal_name: name,
      modal_description: description,
      modal_action,
      app_namespace: 'forsikring',
    }),
});
