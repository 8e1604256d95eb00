import { onTestFinished } from 'vitest';
import { openDomSite } from '#test/support/dom-site.tsx';
import { recordJourney } from './visits.ts';

let close = () => {};

/** A page is closed once: its end checks what it has sent. */
const closeLast = () => {
  const last = close;
  close = () => {};
  last();
};

/** Opens a page with one flow in place of the page before. A page left open would follow the links of the next test. */
export const openSite: typeof openDomSite = (flow, input, inspect) => {
  closeLast();
  const site = openDomSite(flow, input, (event) => {
    recordJourney(event);
    inspect?.(event);
  });
  close = site.close;
  onTestFinished(closeLast);
  return site;
};
