import type { Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';

/** The content of every place where a page can store or send data, as text. */
export type Places = Readonly<Record<string, string>>;

/** Records the requests and console lines of the page from now on. */
export function listenTo(page: Page) {
  const urls: string[] = [];
  const consoleLines: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('console', async (message) => {
    consoleLines.push(message.text());
    // The text abbreviates objects, so their values are recorded too.
    for (const part of message.args())
      consoleLines.push(JSON.stringify(await part.jsonValue().catch(() => null)));
  });
  return { urls, consoleLines };
}

type Recorded = ReturnType<typeof listenTo>;

/** The places that may contain a number now, also those of frames. */
export async function placesOf(page: Page, recorded: Recorded, recording: string): Promise<Places> {
  const { entries } = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory');
  const inFrames = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => ({
        history: history.state,
        localStorage: { ...localStorage },
        sessionStorage: { ...sessionStorage },
        databases: [await indexedDB.databases(), await caches.keys()],
        dataLayer: window.dataLayer ?? [],
        address: `${location.href} ${document.title}`,
      })),
    ),
  );
  const inAll = (place: keyof (typeof inFrames)[number]) =>
    JSON.stringify(inFrames.map((inFrame) => inFrame[place]));
  return {
    'local storage': inAll('localStorage'),
    'session storage': inAll('sessionStorage'),
    databases: inAll('databases'),
    'data layer': inAll('dataLayer'),
    address: inAll('address'),
    history: `${JSON.stringify(entries)} ${inAll('history')}`,
    cookies: JSON.stringify(await page.context().cookies()),
    'request addresses': recorded.urls.join('\n'),
    // From the sandbox: the browser does not show what a request has sent that outlives its page.
    'log calls': JSON.stringify(await sandboxOf(page).arrived('logError')),
    console: recorded.consoleLines.join('\n'),
    recording,
  };
}

/** Nine digits identify a person. Any characters except letters and digits may be between them. */
const patternOf = (number: string) => new RegExp([...number.slice(0, 9)].join('[^\\p{L}\\d]*'), 'u');

/** The names of the places that contain one of the numbers, in any notation. */
export const foundIn = (places: Places, numbers: readonly string[]): readonly string[] =>
  Object.entries(places)
    .filter(([, text]) => {
      const readable = text.replaceAll(/%[\da-f]{2}/gi, ' ');
      return numbers.some((number) => patternOf(number).test(readable));
    })
    .map(([place]) => place);
