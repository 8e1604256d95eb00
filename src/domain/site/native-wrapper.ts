/** A1.5: globals of the app's web view; the names are assumed. */
const bridges: readonly (readonly [string, ...string[]])[] = [
  ['ReactNativeWebView'],
  // By its own handler: other browsers of that platform have handlers too.
  ['webkit', 'messageHandlers', 'minSideForsikring'],
];

/** A1.5: the web view's mark in the user agent; assumed. */
const marker = 'MinSideForsikringApp';

const has = (holder: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true;
  if (typeof holder !== 'object' || holder === null || !(name in holder)) return false;
  return has(Reflect.get(holder, name), rest);
};

/**
 * A1.5: whether the page is in the native app, which has its own ways back.
 * @param globals the page's `window`
 */
export const isNativeWrapper = (globals: unknown, userAgent: string): boolean =>
  userAgent.includes(marker) || bridges.some((bridge) => has(globals, bridge));
