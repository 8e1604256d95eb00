import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Whether the element is no link out of the app: following those would end the walk. */
const staysHere = (control: HTMLElement): boolean =>
  !(control instanceof HTMLAnchorElement) ||
  (control.origin === window.location.origin &&
    control.pathname === window.location.pathname &&
    control.hash.startsWith('#/'));

/** The controls in reach: an open dialog covers the others. */
export const controls = (): readonly HTMLElement[] =>
  [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      '[data-flow] :is(a[href], button, input, select, textarea, [role=option])',
    ),
  ].filter((control) => control.closest('[inert], [disabled]') === null && staysHere(control));

/**
 * Uses one of the controls in reach: follows a link, fills in a field, or presses.
 * @param isTwice presses twice, as impatient visitors do
 * @returns the control, or null if there is none
 */
export async function operate(pick: number, text: string, isTwice: boolean): Promise<HTMLElement | null> {
  const all = controls();
  const control = all[pick % all.length];
  if (!control) return null;
  if (control instanceof HTMLAnchorElement) {
    await act(async () => {
      control.focus();
      window.location.hash = control.hash;
    });
    return control;
  }
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await (isTwice ? user.dblClick(control) : user.click(control));
  const isText = control instanceof HTMLTextAreaElement || (control as HTMLInputElement).type === 'text';
  if (isText && control.isConnected && text !== '') await user.paste(text);
  return control;
}
