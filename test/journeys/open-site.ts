import { onTestFinished } from 'vitest';
import { openDomSite } from '#test/support/dom-site.tsx';

let close = () => {};

/** A page is closed once: its end checks what it has sent. */
const closeLast = () => {
  const last = close;
  close = () => {};
  last();
};

/** Opens a page with one flow in place of the page before. A page left open would follow the links of the next test. */
export const openSite: typeof openDomSite = (...given) => {
  closeLast();
  const site = openDomSite(...given);
  close = site.close;
  onTestFinished(closeLast);
  return site;
};
