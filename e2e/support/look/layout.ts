/** Runs in the page: by how many pixels the page is wider than the window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: lines of text that cover each other, in the topmost dialog if one is open. */
export function overprinted(): readonly string[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const lines: { readonly text: string; readonly box: DOMRect }[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent?.trim();
    const around = node.parentElement;
    if (!text || !around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A dialog lies above the rest, also while it closes.
    if ((around.closest('dialog') ?? document.body) !== top) continue;
    // Text for screen readers only, or content in a layer above the page.
    if (around.offsetWidth <= 1 || around.closest('.visually-hidden, [role=listbox], [role=dialog]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ text, box });
  }
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    // The boxes of adjacent lines overlap a little.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(({ box }) => meet(one.box, box))
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/**
 * Runs in the page: ends animations of content that moves or fades in, because a half-faded colour has the wrong contrast.
 * Content that disappears keeps its animation.
 */
export function finishAnimations(): void {
  for (const each of document.getAnimations()) {
    const { endTime, fill } = each.effect?.getComputedTiming() ?? {};
    if (endTime !== Number.POSITIVE_INFINITY && fill !== 'forwards') each.finish();
  }
}

/**
 * Runs in the page: its content as axe and the layout see it, without React's numbered ids and the names of states, which
 * are not visible.
 */
export function contentOf(): string {
  const values = [...document.querySelectorAll('input, select, textarea')].map((field) =>
    [
      (field as HTMLInputElement).value,
      (field as HTMLInputElement).checked,
      field === document.activeElement,
    ].join(),
  );
  const body = document.body.outerHTML.replaceAll(/_r_\w+_| data-(flow|state)="[^"]*"/g, '');
  const styles = [...document.styleSheets].map(({ href }) => href);
  return [body, ...values, ...styles].join('\n');
}

/** Runs in the page. */
export const windowSize = () => [window.innerWidth, window.innerHeight] as const;

/** Runs in the page: its markup, and a digit for each element that says whether it is displayed. */
export function displayed(): string {
  const digits = [...document.querySelectorAll('*')].map((element) =>
    Number(element.checkVisibility({ visibilityProperty: true })),
  );
  return document.documentElement.outerHTML + digits.join('');
}
