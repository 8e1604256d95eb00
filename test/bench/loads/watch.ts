import type { BenchPage } from './pages.ts';

/** Measured by the page itself, in milliseconds since its navigation began. */
interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

declare global {
  interface Window {
    seen(): Seen;
    /** Resolves with the time of the paint after the content is in the page. */
    painted(content: BenchPage['content']): Promise<number>;
    /** When a link was last pressed. */
    clicked: number;
  }
}

/** Runs in the page, before its own code. */
export function watch(): void {
  let firstPaint = Number.NaN;
  let largestPaint = Number.NaN;
  let blocking = 0;
  let shift = 0;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    blocking += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shift += value;
  });
  window.seen = () => ({ firstPaint, largestPaint, blocking, shift });

  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  window.painted = ({ selector, text = '' }) =>
    new Promise((resolve, reject) => {
      // A page that never shows it would hold up the whole run.
      setTimeout(() => reject(new Error(`no ${selector} with the text '${text}' within a minute`)), 60_000);
      const look = () => {
        const isShown = [...document.querySelectorAll(selector)].some(
          (element) => element.checkVisibility() && element.textContent.includes(text),
        );
        if (!isShown) return;
        observer.disconnect();
        void afterPaint().then(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    });
  const noteClick = ({ timeStamp }: MouseEvent) => {
    window.clicked = timeStamp;
  };
  addEventListener('click', noteClick, { capture: true });
}
