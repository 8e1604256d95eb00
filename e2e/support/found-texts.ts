export interface Found {
  readonly text: string;
  readonly isVisible: boolean;
}

/**
 * Runs in the page: the texts of a flow that are the whole text of an innermost element. Text that is repeated for screen
 * readers only does not count. The page itself searches: a locator would send half a megabyte to each new document.
 */
export function findTexts([flow, wanted]: readonly [string, readonly string[]]): readonly Found[] {
  const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const texts = new Map(wanted.map((text) => [normalized(text), text]));
  const wantedOf = (element: Element) => texts.get(normalized(element.textContent));
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll(`[data-flow="${flow}"]`)]
    .flatMap((root) => [root, ...root.querySelectorAll(':not([role=status], [hidden] *)')])
    .flatMap((element) => {
      const text = wantedOf(element);
      const isInnermost = [...element.children].every((child) => wantedOf(child) !== text);
      return text !== undefined && isInnermost ? [{ text, isVisible: isVisible(element) }] : [];
    });
}
