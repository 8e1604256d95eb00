import { lazy, Suspense, useState } from 'react';
import type { ModalOptions } from '#domain/site/modal.ts';
import type { DialogRegionProps, Dialogs } from '#flows/engine/surroundings.ts';
import { tell } from './analytics.ts';

/** The code of every dialog. Few visitors open one on their first page. */
export const loadDialogs = () => import('#flows/shared/modal/modal-region.tsx');

const ModalRegion = lazy(() => loadDialogs().then(({ ModalRegion }) => ({ default: ModalRegion })));

/** Empty until the first dialog opens. From then on it stays, to draw how a dialog closes. */
function LateRegion(props: DialogRegionProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.content !== null && !isUsed) setUsed(true);
  // A boundary of its own: the page below stays while the code loads.
  return (
    isUsed && (
      <Suspense>
        <ModalRegion {...props} />
      </Suspense>
    )
  );
}

/** What dialogs need from this page, and how they are tracked (A7.24). */
export const dialogsIn = (window: Window): Dialogs => ({
  Region: LateRegion,
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
