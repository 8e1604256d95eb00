/** Globals of the app's web view (A1.5); the names are assumed. */
const bridges: readonly (readonly [string, ...string[]])[] = [
  ['ReactNativeWebView'],
  // The app's own message handler: other browsers of that platform have message handlers too.
  ['webkit', 'messageHandlers', 'minSideForsikring'],
];

/** The web view's mark in the user agent (A1.5); assumed. */
const marker = 'MinSideForsikringApp';

const has = (holder: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true;
  if (typeof holder !== 'object' || holder === null || !(name in holder)) return false;
  return has(Reflect.get(holder, name), rest);
};

/**
 * Whether the page is in the native app, which has its own ways back (A1.5).
 * @param globals the page's `window`
 */
export const isNativeWrapper = (globals: unknown, userAgent: string): boolean =>
  userAgent.includes(marker) || bridges.some((bridge) => has(globals, bridge));
