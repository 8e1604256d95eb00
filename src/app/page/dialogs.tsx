import { useState } from 'react';
import type { DialogOptions } from '#domain/site/dialog-options.ts';
import type { DialogRegionProps, DialogSupport } from '#flows/engine/surroundings.ts';
import { track } from './analytics.ts';
import { late } from './late.tsx';

/** The code that all dialogs share. Few visitors open one on their first page. */
export const loadDialogs = () => import('#flows/shared/dialog/bound-dialog-region.tsx');

const BoundDialogRegion = late<DialogRegionProps>(
  () => loadDialogs().then(({ BoundDialogRegion }) => BoundDialogRegion),
  { isRequired: true },
);

/** Empty until the first dialog opens. From then on it stays mounted, so that a dialog is drawn while it closes. */
function LateRegion(props: DialogRegionProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.content !== null && !isUsed) setUsed(true);
  return isUsed && <BoundDialogRegion {...props} />;
}

/** What dialogs need from this page, and how they are tracked (A7.24). */
export const dialogsIn = (window: Window): DialogSupport => ({
  Region: LateRegion,
  isMotionReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  track: (modal_action: 'open' | 'close', { name, description }: DialogOptions) =>
    track(window, {
      event: 'modal',
      modal_name: name,
      modal_description: description,
      modal_action,
      app_namespace: 'forsikring',
    }),
});
