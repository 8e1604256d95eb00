import type { ReactNode } from 'react';
import type { DialogOptions } from '#domain/site/dialog-options.ts';
import { Dialog } from '#ui/dialog.tsx';

interface DialogShellProps {
  readonly state: 'shown.opening' | 'shown.open' | 'closing';
  readonly context: { readonly options: DialogOptions };
  readonly send: (
    event:
      | { type: 'close.pressed' }
      | { type: 'escape.pressed' }
      | { type: 'backdrop.pressed' }
      | { type: 'back.pressed' }
      | { type: 'swipe.begun'; at: number }
      | { type: 'swipe.ended'; at: number },
  ) => void;
  /** The content of the dialog. */
  readonly children?: ReactNode;
}

export function DialogShell({ state, context: { options }, send, children }: DialogShellProps) {
  return (
    <Dialog
      isOpen={state !== 'closing'}
      size={options.size}
      onClose={options.closeButton ? () => send({ type: 'close.pressed' }) : undefined}
      onBack={options.type === 'sub' ? () => send({ type: 'back.pressed' }) : undefined}
      onEscape={() => send({ type: 'escape.pressed' })}
      onBackdrop={() => send({ type: 'backdrop.pressed' })}
      onSwipeStart={(at) => send({ type: 'swipe.begun', at })}
      onSwipeEnd={(at) => send({ type: 'swipe.ended', at })}
    >
      {children}
    </Dialog>
  );
}

/** The page has no dialog element before a dialog is shown and after it is removed. */
export const NoDialog = () => null;
