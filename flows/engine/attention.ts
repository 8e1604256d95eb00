import type { ScrollRestoration } from './address-bar.ts';
import type { Place } from './render-states.tsx';

/**
 * Focus and announcements when the screen changes (WCAG 2.4.3, 4.1.3).
 *
 * - The document's title follows the page's `h1`, also if a child flow in a region has it. When a new screen is shown as
 *   the page, focus moves to its heading; not while the document loads, so that Tab begins at its top, and not if the
 *   customer has moved focus elsewhere. A new step of a dialog always gets focus on its `h2`.
 * - If no screen has taken focus when the document's page has loaded, its heading is announced once.
 * - A change within a screen is announced, and does not move focus.
 * - If a form is rejected, focus moves to its first invalid field.
 * - If the focused element is removed, focus moves to the first heading, checked option or checkbox of the nearest part
 *   with `data-regains-focus`; if there is no such part, to the first one of the page.
 * - If a history entry was shown before, its scroll position and focused link are restored instead.
 */
export interface Attention {
  /** Must be called after each render of a screen. */
  reportChange(change: Change): void;
}

interface Change {
  /** The element that contains the flow's screens. */
  readonly element: HTMLElement;
  /** The component of the screen. */
  readonly screen: unknown;
  /** The flow's actor; null outside a flow. The same component with another actor is a new screen. */
  readonly actor: unknown;
  /**
   * Where the screen is shown. In a region, a new screen does not move focus; a rejected form and a removed element do.
   * In a dialog, a new screen moves focus to the dialog's heading, and does not set the document's title.
   */
  readonly place: Place;
  /** The form's check or the server has rejected a field since the last change. */
  readonly rejected: boolean;
  /** The flow of the screen is loading. */
  readonly isLoading: boolean;
  /** The document's title for a screen without a heading. */
  readonly title: string;
}

/** A screen reader pauses between these elements, which have no blank between their texts. */
const blocks = 'p, li, dt, dd, div, h1, h2, h3, h4, br';

function textIn(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const text = [...node.childNodes].map(textIn).join('');
  return node.matches(blocks) ? ` ${text} ` : text;
}

/** The text of an element as it is announced: one blank between paragraphs. */
const announcedText = (part: Element): string => textIn(part).replaceAll(/ {2,}/g, ' ').trim();

const firstInvalid = [
  '[aria-invalid="true"]:is(input, select, textarea)',
  '[aria-invalid="true"] :is(input, select, textarea)',
].join(', ');

/** `focus()` scrolls only to the field; its legend or label may stay out of view. */
const focusField = (field: HTMLInputElement | null) => {
  field?.focus();
  const legend = field?.closest('fieldset[aria-invalid="true"]')?.querySelector('legend');
  (legend ?? field?.labels?.[0])?.scrollIntoView({ block: 'nearest' });
};

/**
 * A notice moves the submit button of its form, or the pressed button of its dialog, so this scrolls both into view. The
 * observer calls back once at the start, and once when the button that copies the error code has loaded and the notice has
 * grown.
 */
const scrollToNotice = (part: Element) => {
  const notice = part.closest('[data-notice]');
  const submit =
    notice?.closest('form')?.querySelector('[type=submit]') ??
    notice?.closest('dialog')?.querySelector(':focus');
  if (!notice || !submit) return;
  let reports = 0;
  const observer = new ResizeObserver(() => {
    reports += 1;
    if (reports === 2 || !part.isConnected) observer.disconnect();
    for (const each of [part, submit]) each.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(notice);
};

export function createAttention(
  findLiveRegion: () => HTMLElement | null,
  siteName: string,
  scrollRestoration?: ScrollRestoration,
): Attention {
  const lastScreens = new Map<Place, Pick<Change, 'screen' | 'actor'>>();
  /** What each flow or dialog has announced in the current task of the event loop, by its element. */
  const pendingTexts = new Map<Element, string>();
  const partsByLiveRegion = new WeakMap<Element, readonly Element[]>();
  const lastTextOfPart = new WeakMap<Element, string | null>();
  let focused: Element | null = null;
  let focusedPart: Element | null = null;
  let pressed: EventTarget | null = null;
  let isPressRefused = false;
  let watchedPage: Document | null = null;
  /** The first screens of a document replace each other while it loads; the visitor has not acted and waits for a page. */
  let isOpening = true;
  /** A screen reader reads a heading that gets focus; the first page's heading gets none. */
  let isHeadingRead = false;

  const remember = (element: Element | null) => {
    focused = element;
    focusedPart = element?.closest('[data-regains-focus]') ?? null;
  };

  /** Removing the focused element fires no event, so the last focused element is remembered. */
  const watch = (page: Document) => {
    if (watchedPage === page) return;
    watchedPage = page;
    for (const action of ['click', 'keydown', 'hashchange', 'popstate']) {
      page.defaultView?.addEventListener(
        action,
        () => {
          isOpening = false;
        },
        { capture: true },
      );
    }
    page.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) remember(target);
    });
    page.addEventListener('mousedown', (press) => {
      // The first click of a double click may close a dialog. The second would then move focus in the page below.
      if (press.detail > 1 && press.target !== pressed) press.preventDefault();
      pressed = press.target;
      isPressRefused = press.defaultPrevented;
    });
    // Safari on a Mac does not focus a pressed button or link: a dialog would have no opener to return focus to. Before
    // the button's own handler, which opens the dialog.
    page.addEventListener(
      'click',
      ({ target, detail }) => {
        const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
        // The keyboard and scripts click without a detail, and leave focus where it is.
        const isPressed = detail > 0 && !isPressRefused;
        if (isPressed && page.activeElement !== control) control?.focus({ preventScroll: true });
      },
      { capture: true },
    );
  };

  /**
   * Joins the announcements of several flows in one task, because a later text would replace an earlier one. The same
   * text of two flows is announced once.
   */
  const announce = (liveRegion: Element, source: Element, text: string) => {
    if (pendingTexts.size === 0) setTimeout(() => pendingTexts.clear());
    pendingTexts.set(source, text);
    const joined = [...new Set(pendingTexts.values())].join(' ');
    // A screen reader may read a text again if it is set again.
    if (liveRegion.textContent !== joined) liveRegion.textContent = joined;
  };

  /** Announces new texts of the flow or the dialog itself, not those of a child flow or a dialog inside it. */
  const announceChanges = (element: HTMLElement, announced: string) => {
    const own = [...element.querySelectorAll(announced)].filter(
      (part) => part.closest('[data-flow], dialog') === element,
    );
    isHeadingRead ||= own.some((part) => part.matches('h1:not([data-announce])'));
    const changed = own.filter((part) => lastTextOfPart.get(part) !== part.textContent);
    for (const part of changed) {
      lastTextOfPart.set(part, part.textContent);
      scrollToNotice(part);
    }
    const dialog = element.closest('dialog');
    const liveRegion = dialog?.querySelector('[data-live-region]') ?? findLiveRegion();
    if (!liveRegion) return;
    const remaining = (partsByLiveRegion.get(liveRegion) ?? []).filter(({ isConnected }) => isConnected);
    partsByLiveRegion.set(liveRegion, [...remaining, ...changed]);
    if (changed.length > 0) announce(liveRegion, element, changed.map(announcedText).join(' '));
    // The live region is cleared when none of its announced parts is left, whichever flow announced them. A part that is
    // not reported yet may have the same text: after a clear it would be read again.
    else if (remaining.length === 0 && !(dialog ?? element.ownerDocument).querySelector('[data-announce]'))
      liveRegion.textContent = '';
  };

  /** False if the visitor has moved focus elsewhere, for instance into the bank's menu. */
  const canMoveFocus = (element: HTMLElement) => {
    const { activeElement, body } = element.ownerDocument;
    return activeElement === null || activeElement === body || element.contains(activeElement);
  };

  const focusOn = (target: HTMLElement | null) => {
    if (target?.matches('h1, h2')) target.tabIndex = -1;
    if (target?.matches('h1')) isHeadingRead = true;
    target?.focus();
  };

  return {
    reportChange({ element: flowElement, screen, actor, place, rejected, isLoading, title }) {
      const page = flowElement.ownerDocument;
      watch(page);
      const container = (place === 'dialog' && flowElement.querySelector('dialog')) || flowElement;
      // A dialog that reopens counts as new, even with the same content.
      if (!page.querySelector('dialog[open]')) lastScreens.delete('dialog');
      const last = lastScreens.get(place);
      const isNew = place !== 'region' && (screen !== last?.screen || actor !== last?.actor);
      const heading = container.querySelector('h1');
      // A child flow that has the page's heading also sets the title.
      if (place === 'page' || (place === 'region' && heading)) {
        page.title = [...new Set([heading?.textContent ?? title, siteName])].join(' – ');
      }
      if (isNew) {
        lastScreens.set(place, { screen, actor });
        if (place === 'dialog') focusOn(container.querySelector('h2'));
        else if (last && !isOpening && canMoveFocus(container)) {
          // `focus()` scrolls only to the heading; the back link above it may stay out of view.
          page.defaultView?.scrollTo(0, 0);
          focusOn(heading);
        }
      } else if (focused && !focused.isConnected && page.activeElement === page.body) {
        const part = focusedPart?.isConnected ? focusedPart : page;
        focusOn(part.querySelector('h1, h2, :checked, [type=checkbox]'));
      }
      if (rejected) focusField(container.querySelector<HTMLInputElement>(firstInvalid));
      // A region is reported before the page around it, whose first screen must take no focus.
      if (!isLoading && place !== 'region') isOpening = false;
      scrollRestoration?.restore();
      remember(page.activeElement);
      const isHeadingDue = !isHeadingRead && !isLoading && place !== 'dialog';
      announceChanges(container, isHeadingDue ? 'h1, [data-announce]' : '[data-announce]');
    },
  };
}
