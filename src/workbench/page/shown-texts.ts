/** Records what a page shows after each number of events of its run. The texts never leave the page. */
export function recordTexts(body: HTMLElement, events: () => number) {
  const texts = new Map<number, string>();
  const observer = new MutationObserver(() => texts.set(events(), body.textContent));
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  return {
    had: (count: number, text: string): boolean => texts.get(count)?.includes(text) ?? false,
    /** Another flow begins. */
    forget: () => texts.clear(),
  };
}
