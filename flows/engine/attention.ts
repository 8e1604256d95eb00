/**
 * Where the customer's attention goes when the screen changes (WCAG 2.4.3, 4.1.3): a new screen gets
 * focus on its heading and the document's title, a rejected form on its first wrong field, and what
 * only changes within a screen is spoken and moves nothing.
 */
export interface Attention {
  /** After a screen, or a change of it, has been put into the page. */
  changed(change: Change): void;
}

interface Change {
  /** The element around the flow. */
  readonly element: HTMLElement;
  /** What tells one screen from another: its component. */
  readonly screen: unknown;
  /** A region of a page never moves focus. */
  readonly inRegion: boolean;
  /** The customer sent a form that the chart did not take. */
  readonly rejected: boolean;
  readonly title: string;
}

const firstInvalid = [
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] :is(input, select, textarea)',
].join(', ');

export function attention(speaker: () => HTMLElement | null, siteName: string): Attention {
  let screenShown: unknown;
  const spoken = new WeakMap<HTMLElement, string>();

  /** Each flow speaks for itself, and once: not for the flows within it. */
  const speak = (element: HTMLElement) => {
    const own = [...element.querySelectorAll('[data-announce]')].filter(
      (part) => part.closest('[data-flow]') === element,
    );
    const text = own.map((part) => part.textContent).join(' ');
    const region = speaker();
    if (text !== (spoken.get(element) ?? '') && region) region.textContent = text;
    spoken.set(element, text);
  };

  /** Focus that the customer has put elsewhere, in the bank's own menu say, is left there. */
  const mayMoveFocus = (element: HTMLElement) => {
    const { activeElement, body } = element.ownerDocument;
    return activeElement === null || activeElement === body || element.contains(activeElement);
  };

  return {
    changed({ element, screen, inRegion, rejected, title }) {
      const isNew = !inRegion && screen !== screenShown;
      if (isNew) {
        const heading = element.querySelector('h1');
        element.ownerDocument.title = `${heading?.textContent ?? title} – ${siteName}`;
        if (heading && screenShown !== undefined && mayMoveFocus(element)) {
          heading.tabIndex = -1;
          heading.focus();
        }
        screenShown = screen;
      }
      if (rejected) element.querySelector<HTMLElement>(firstInvalid)?.focus();
      speak(element);
    },
  };
}
