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
  /** What tells one screen from another: its component, and the run of the flow that it belongs to. */
  readonly screen: unknown;
  readonly run: unknown;
  /** A region of a page never moves focus, nor names the page. */
  readonly inRegion: boolean;
  /** The customer sent a form that the chart did not take. */
  readonly rejected: boolean;
  /** For a screen without a heading. */
  readonly title: string;
}

const firstInvalid = [
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] :is(input, select, textarea)',
].join(', ');

export function attention(speaker: () => HTMLElement | null, siteName: string): Attention {
  let shown: Pick<Change, 'screen' | 'run'> | null = null;
  const spoken = new WeakMap<Element, string | null>();

  /** Says what is new of the flow's own parts; a flow does not speak for those within it. */
  const speak = (element: HTMLElement, isNew: boolean) => {
    const own = [...element.querySelectorAll('[data-announce]')].filter(
      (part) => part.closest('[data-flow]') === element,
    );
    const changed = own.filter((part) => spoken.get(part) !== part.textContent);
    for (const part of changed) spoken.set(part, part.textContent);
    const region = speaker();
    if (!region) return;
    if (changed.length > 0) region.textContent = changed.map((part) => part.textContent).join(' ');
    // What the last screen said is not left standing.
    else if (isNew && own.length === 0) region.textContent = '';
  };

  /** Focus that the customer has put elsewhere, in the bank's own menu say, is left there. */
  const mayMoveFocus = (element: HTMLElement) => {
    const { activeElement, body } = element.ownerDocument;
    return activeElement === null || activeElement === body || element.contains(activeElement);
  };

  const arrive = (element: HTMLElement, isFirst: boolean) => {
    const heading = element.querySelector('h1');
    if (!heading || isFirst || !mayMoveFocus(element)) return;
    heading.tabIndex = -1;
    heading.focus();
  };

  return {
    changed({ element, screen, run, inRegion, rejected, title }) {
      const isNew = !inRegion && (screen !== shown?.screen || run !== shown?.run);
      if (!inRegion) {
        element.ownerDocument.title = `${element.querySelector('h1')?.textContent ?? title} – ${siteName}`;
      }
      if (isNew) {
        arrive(element, shown === null);
        shown = { screen, run };
      }
      if (rejected) element.querySelector<HTMLElement>(firstInvalid)?.focus();
      speak(element, isNew);
    },
  };
}
