import fakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { queryAllByRole } from '@testing-library/dom';

/** An element with a role and, if it is given, a name. */
export interface Wanted {
  readonly role: string;
  readonly name?: string;
  /** Whether the name is the whole name; otherwise a part of it, in any case. */
  readonly isWhole?: boolean;
  /** Only within these elements: those of a selector, or with a role and name. */
  readonly within?: string | Wanted;
}

function find({ role, name, isWhole = false, within = 'body' }: Wanted): readonly HTMLElement[] {
  const parts =
    typeof within === 'string' ? [...document.querySelectorAll<HTMLElement>(within)] : find(within);
  const contains = (given: string) => given.toLowerCase().includes(String(name).toLowerCase());
  const named = name === undefined ? {} : { name: isWhole ? name : contains };
  return parts.flatMap((part) => queryAllByRole(part, role, named));
}

/** Global in every document of the WebKit tests: finds elements by role and name, and replaces the clock. */
const inPage = {
  find,
  labelOf: (input: HTMLElement) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '',
  /** Whether each of the inputs is checked, by label. */
  checked: (wanted: Wanted) =>
    Object.fromEntries(
      find(wanted).map((input) => [inPage.labelOf(input), (input as HTMLInputElement).checked]),
    ),
  /** Null if time passes. */
  clock: null as Clock | null,
  /** Stops every timer until `clock.tick`. */
  stopClock(now: number) {
    // Microtasks run, as they do under Playwright's clock.
    inPage.clock = fakeTimers.install({ now, toNotFake: ['queueMicrotask', 'nextTick'] });
  },
  /** Keeps the date; timers run. */
  fixDate(now: number) {
    fakeTimers.install({ now, toFake: ['Date'] });
  },
};

declare global {
  interface Window {
    inPage: typeof inPage;
  }
}

window.inPage = inPage;
