import { onTestFinished } from 'vitest';
import { openDomSite } from '#test/support/dom-site.tsx';

let close = () => {};

/** Opens a page with one flow in place of the page before. A page left open would follow the links of the next test. */
export const openSite: typeof openDomSite = (...given) => {
  close();
  const site = openDomSite(...given);
  close = site.close;
  onTestFinished(() => close());
  return site;
};
