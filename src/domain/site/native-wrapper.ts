/** A1.5: what the app's web view puts on the page; which names, is assumed. */
const bridges: readonly (readonly [string, ...string[]])[] = [
  ['ReactNativeWebView'],
  // By its own handler: other browsers of that platform have handlers too.
  ['webkit', 'messageHandlers', 'minSideForsikring'],
];

/** A1.5: what the app's web view says of itself; the marker is assumed. */
const marker = 'MinSideForsikringApp';

const has = (holder: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true;
  if (typeof holder !== 'object' || holder === null || !(name in holder)) return false;
  return has(Reflect.get(holder, name), rest);
};

/**
 * A1.5: whether the page stands in the native app, which has ways back of its own.
 * @param globals the page's `window`
 */
export const isNativeWrapper = (globals: unknown, userAgent: string): boolean =>
  userAgent.includes(marker) || bridges.some((bridge) => has(globals, bridge));
