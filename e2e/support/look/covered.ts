/**
 * Runs in the page. Lists the controls that a pointer cannot press, because another element lies over their middle. Scrolls
 * to each of them, and then back. In an open dialog, only the dialog's controls count. An open list or calendar may cover
 * the page below it.
 */
export function coveredControls(): readonly string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const place = [window.scrollX, window.scrollY] as const;
  const places = [...document.querySelectorAll('*')].map(
    (element) => [element, element.scrollTop, element.scrollLeft] as const,
  );
  const nameOf = (element: Element | null) =>
    element === null
      ? 'nothing'
      : `${element.tagName.toLowerCase()}.${element.className} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const controls = top.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=option], [role=button]',
  );
  const covered = [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.closest('[inert], .visually-hidden') || control.matches(':disabled')) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = control.getClientRects();
    // A link for keyboards only lies outside the page until it has focus.
    if (!box || box.width <= 1 || box.height <= 1 || box.bottom <= 0) return [];
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const isPressed = hit !== null && [control, ...labels].some((part) => part.contains(hit));
    const popup = hit?.closest('[role=listbox], div[role=dialog]');
    const isBelowPopup = popup && !popup.contains(control);
    return isPressed || isBelowPopup ? [] : [`${nameOf(control)} is covered by ${nameOf(hit)}`];
  });
  for (const [element, top, left] of places) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
  window.scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
  return covered;
}
