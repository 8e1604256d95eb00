import type { Places } from './address-bar.ts';
import type { Place } from './draw.tsx';

/**
 * Where the customer's attention goes when the screen changes (WCAG 2.4.3, 4.1.3): a new screen gets
 * focus on its heading and the document's title, a rejected form on its first wrong field, and what
 * only changes within a screen is spoken and moves nothing. A step of a dialog is a screen there. If the
 * focused element is removed, focus moves to the heading of the part around it that has
 * `data-regains-focus`, otherwise to the page's heading. On a page that the customer comes back to by the history,
 * the scroll position and the focused link are restored instead.
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
  /** A region of a page never moves focus; a dialog moves it within itself, and does not name the page. */
  readonly place: Place;
  /** The customer sent a form that the chart did not take. */
  readonly rejected: boolean;
  /** For a screen without a heading. */
  readonly title: string;
}

const firstInvalid = [
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] :is(input, select, textarea)',
].join(', ');

/** Focus alone scrolls to the field, which can leave its question above the window. */
const focusWithQuestion = (field: HTMLInputElement | null) => {
  field?.focus();
  const legend = field?.closest('fieldset[aria-invalid="true"]')?.querySelector('legend');
  (legend ?? field?.labels?.[0])?.scrollIntoView({ block: 'nearest' });
};

export function attention(speaker: () => HTMLElement | null, siteName: string, places?: Places): Attention {
  const shown = new Map<Place, Pick<Change, 'screen' | 'run'>>();
  const saying = new Map<Element, string>();
  const standing = new WeakMap<Element, readonly Element[]>();
  const spoken = new WeakMap<Element, string | null>();
  let focused: Element | null = null;
  let home: Element | null = null;
  let pressed: EventTarget | null = null;
  let followed: Document | null = null;

  const remember = (element: Element | null) => {
    focused = element;
    home = element?.closest('[data-regains-focus]') ?? null;
  };

  /** What goes out of the page takes focus along without a word, so it has to be known before. */
  const follow = (page: Document) => {
    if (followed === page) return;
    followed = page;
    page.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) remember(target);
    });
    page.addEventListener('mousedown', (press) => {
      // If the first press of a double press closed a dialog, the second one hits the page beneath and would take focus.
      if (press.detail > 1 && press.target !== pressed) press.preventDefault();
      pressed = press.target;
    });
  };

  /** What two flows of a page have to say at once, is said one after the other. */
  const say = (region: Element, flow: Element, words: string) => {
    if (saying.size === 0) setTimeout(() => saying.clear());
    saying.set(flow, words);
    region.textContent = [...saying.values()].join(' ');
  };

  /** Says what is new of the flow's own parts; a flow does not speak for those within it, nor a page for its dialog. */
  const speak = (element: HTMLElement) => {
    const own = [...element.querySelectorAll('[data-announce]')].filter(
      (part) => part.closest('[data-flow], dialog') === element,
    );
    const changed = own.filter((part) => spoken.get(part) !== part.textContent);
    for (const part of changed) spoken.set(part, part.textContent);
    const region = element.closest('dialog')?.querySelector('[data-speaker]') ?? speaker();
    if (!region) return;
    const still = (standing.get(region) ?? []).filter(({ isConnected }) => isConnected);
    standing.set(region, [...still, ...changed]);
    if (changed.length > 0) say(region, element, changed.map((part) => part.textContent).join(' '));
    // What has gone out of the page is not left standing, by whichever flow it was said.
    else if (still.length === 0) region.textContent = '';
  };

  /** Focus that the customer has put elsewhere, in the bank's own menu say, is left there. */
  const mayMoveFocus = (element: HTMLElement) => {
    const { activeElement, body } = element.ownerDocument;
    return activeElement === null || activeElement === body || element.contains(activeElement);
  };

  const lead = (heading: HTMLElement | null) => {
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };

  return {
    changed({ element: flow, screen, run, place, rejected, title }) {
      const page = flow.ownerDocument;
      follow(page);
      const element = (place === 'dialog' && flow.querySelector('dialog')) || flow;
      // A dialog that has been away is new, whatever it shows.
      if (!page.querySelector('dialog[open]')) shown.delete('dialog');
      const before = shown.get(place);
      const isNew = place !== 'region' && (screen !== before?.screen || run !== before?.run);
      const heading = element.querySelector('h1');
      // The flow within a page that has its heading, names it as well.
      if (place === 'page' || (place === 'region' && heading)) {
        page.title = [...new Set([heading?.textContent ?? title, siteName])].join(' – ');
      }
      if (isNew) {
        shown.set(place, { screen, run });
        if (place === 'dialog') lead(element.querySelector('h2'));
        else if (before && mayMoveFocus(element)) lead(heading);
      } else if (focused && !focused.isConnected && page.activeElement === page.body) {
        lead((home?.isConnected ? home : page).querySelector('h1, h2'));
      }
      if (rejected) focusWithQuestion(element.querySelector<HTMLInputElement>(firstInvalid));
      places?.restore();
      remember(page.activeElement);
      speak(element);
    },
  };
}
