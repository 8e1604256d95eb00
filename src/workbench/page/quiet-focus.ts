/**
 * The portal moves the focus to a new screen, also when a button of the workbench led to it. The page in the frame then takes
 * the focus in its own document, and the workbench around it gets its focus back.
 */
export function keepFocusOutside(window: Window & typeof globalThis): void {
  const { document, parent } = window;
  const quietly = (act: () => void) => {
    const hadFocus = document.hasFocus();
    const outside = parent.document.activeElement;
    act();
    const isTaken = !hadFocus && parent.document.activeElement !== outside;
    if (!isTaken) return;
    // The pressed button is gone with its event: the body takes no focus, so the frame gives it up.
    if (outside === parent.document.body) (parent.document.activeElement as HTMLElement).blur();
    else if (outside && 'focus' in outside) (outside as HTMLElement).focus({ preventScroll: true });
  };
  const { focus } = window.HTMLElement.prototype;
  const { showModal } = window.HTMLDialogElement.prototype;
  window.HTMLElement.prototype.focus = function focusQuietly(this: HTMLElement, ...options) {
    quietly(() => focus.apply(this, options));
  };
  window.HTMLDialogElement.prototype.showModal = function showQuietly(this: HTMLDialogElement) {
    quietly(() => showModal.call(this));
  };
}
