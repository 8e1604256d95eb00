import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import type { ModalSize } from '#domain/site/modal.ts';
import { dialogHeadingId } from './dialog-screen.tsx';

/** The browser keeps focus within while it is open, and then gives it back to where it was. */
const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

interface DialogProps {
  /** Without it, the dialog is still seen going, and the page beneath is free. */
  readonly isOpen: boolean;
  readonly size: ModalSize;
  /** None where the dialog has no such button. */
  readonly onClose: (() => void) | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onEscape: () => void;
  readonly onBackdrop: () => void;
  /** Where on the screen a finger went down, and up, in pixels from the top. */
  readonly onSwipeStart: (at: number) => void;
  readonly onSwipeEnd: (at: number) => void;
  readonly children: ReactNode;
}

/** A native dialog, which only its chart opens and closes. */
export function Dialog(props: DialogProps) {
  const { isOpen, size, onClose, onBack, onEscape, onBackdrop, onSwipeStart, onSwipeEnd, children } = props;
  return (
    <dialog
      ref={isOpen ? showModal : null}
      className={`dialog dialog--${size} ${isOpen ? '' : 'dialog--closing'}`}
      // Not by the browser itself: it would close at the third Escape, whatever the chart says.
      closedby="none"
      aria-labelledby={dialogHeadingId}
      aria-hidden={!isOpen}
      // The whole of it: a press beside it has put focus on the dialog itself, where React would put it back.
      inert={!isOpen}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A list within the dialog has closed itself by it.
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
        {/* The page's own is silent beneath an open dialog. */}
        <div role="status" data-speaker className="visually-hidden" />
      </div>
    </dialog>
  );
}
