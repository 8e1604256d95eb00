import { expect } from 'vitest';
import type { Site } from '#test/support/run-path.ts';

/**
 * The scripts of these flows do not hear every text. In most of them a text stays on screen while others are announced, so
 * what a screen announces depends on the path.
 */
const incomplete: readonly string[] = [
  'access',
  'business-landing',
  'consents',
  'given-insight',
  'home',
  'insight',
  'private-landing',
  'shown-travel-card',
];

/** Announced in one of the two states of a search, which share a check. The journeys of each search hear it. */
const hitCount = /^(Ingen|\d+) treff$/;

const liveRegions = () => [...document.querySelectorAll('[role=status]')];

/** The texts of a flow's screens that should be announced, without those of a child flow or a dialog inside it. */
const announcedIn = (flow: string): readonly string[] =>
  [...document.querySelectorAll(`[data-flow="${flow}"] [data-announce]`)].flatMap((part) => {
    const isOwn = part.closest('[data-flow]')?.getAttribute('data-flow') === flow;
    return isOwn && part.textContent ? [part.textContent] : [];
  });

/** A text that follows itself, as when two failed cards announce one sentence. */
const repeated = /(\S.{10,}\S) \1/;

/**
 * Listens on the paths of a flow: whether its script hears every text that has `data-announce`, and whether a text is
 * announced twice.
 */
export function listenTo(flow: string) {
  const announced = new Set<string>();
  const heard = new Set<string>();
  const isHeard = (text: string) => [...heard].some((each) => each.includes(text) || text.includes(each));
  return {
    /** The site of a path, whose drivers note what they hear. */
    on: (site: Site): Site => ({
      ...site,
      driverOf(id) {
        const driver = site.driverOf(id);
        return {
          ...driver,
          async hears(text) {
            await driver.hears(text);
            if (id === flow) heard.add(text);
          },
        };
      },
    }),
    /** Notes the texts of the present screen. */
    async listen() {
      for (const text of announcedIn(flow)) announced.add(text);
      const texts = liveRegions().flatMap(({ textContent }) => textContent || []);
      expect(texts, 'each live region has another text').toEqual([...new Set(texts)]);
      for (const text of texts) expect(text, 'a text is announced twice').not.toMatch(repeated);
    },
    /** The texts that the script does not hear. */
    unheard: (): readonly string[] =>
      incomplete.includes(flow)
        ? []
        : [...announced].filter((text) => !hitCount.test(text) && !isHeard(text)),
  };
}

/** Fails if a live region gets the text that it has, because a screen reader may read it again. */
export function watchRepetition() {
  const last = new WeakMap<Node, string>();
  const found: string[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'status') continue;
      const text = [...addedNodes].map(({ textContent }) => textContent).join('');
      if (text && last.get(target) === text) found.push(text);
      last.set(target, text);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    expect(found, 'announced twice in a row').toEqual([]);
  };
}
