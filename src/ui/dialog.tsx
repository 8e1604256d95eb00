import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import type { DialogSize } from '#domain/site/dialog-options.ts';
import { dialogHeadingId } from './dialog-screen.tsx';

/** The browser keeps focus in the open dialog, and returns it to the previous element when the dialog closes. */
const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

interface DialogProps {
  /** False while the dialog closes: it is still visible, and the page beneath can be used. */
  readonly isOpen: boolean;
  readonly size: DialogSize;
  /** Undefined if the dialog has no such button. */
  readonly onClose: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onEscape: () => void;
  readonly onBackdrop: () => void;
  /** Called with the vertical position where a finger went down, and up, in pixels from the top. */
  readonly onSwipeStart: (at: number) => void;
  readonly onSwipeEnd: (at: number) => void;
  readonly children: ReactNode;
}

/** A native dialog that only its chart opens and closes. */
export function Dialog(props: DialogProps) {
  const { isOpen, size, onClose, onBack, onEscape, onBackdrop, onSwipeStart, onSwipeEnd, children } = props;
  return (
    <dialog
      ref={isOpen ? showModal : null}
      className={`dialog dialog--${size} ${isOpen ? '' : 'dialog--closing'}`}
      // The browser must not close it: at the third Escape it would, even if the chart does not.
      closedby="none"
      aria-labelledby={dialogHeadingId}
      aria-hidden={!isOpen}
      // The whole dialog is inert: a press beside the panel focuses the dialog itself, and React would restore that
      // focus.
      inert={!isOpen}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A list or calendar in the dialog has used this Escape.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onEscape();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onBackdrop()}
    >
      <div className="dialog__panel">
        <div
          className="dialog__bar"
          onPointerDown={({ pointerType, clientY }) => pointerType === 'touch' && onSwipeStart(clientY)}
          onPointerUp={({ pointerType, clientY }) => pointerType === 'touch' && onSwipeEnd(clientY)}
        >
          {onBack && (
            <Button variant="tertiary" size="small" onClick={onBack}>
              Tilbake
            </Button>
          )}
          {onClose && (
            <Button variant="tertiary" size="small" className="dialog__close" onClick={onClose}>
              Lukk
            </Button>
          )}
        </div>
        {children}
        {/* Screen readers ignore the page's own live region while a dialog is open. */}
        <div role="status" data-live-region className="visually-hidden" />
      </div>
    </dialog>
  );
}
