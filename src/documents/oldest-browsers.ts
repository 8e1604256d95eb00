/**
 * The oldest version of each browser that the app works in, by Vite's name of the browser. docs/browsers.md names the
 * feature that decides each. Chrome and Firefox on Android have the same versions.
 */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 124, safari: 17.4, ios: 17.4 };
