import { describe, expect, test } from 'vitest';
import { isNativeWrapper } from '#domain/site/native-wrapper.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('the page runs in the native app (A1.5)', () => {
  test.each([
    ['if the user agent names the app', {}, `${chrome} MinSideForsikringApp/4.2`],
    ['if there is a web-view bridge', { ReactNativeWebView: { postMessage() {} } }, chrome],
    [
      'if there is the app’s message handler',
      { webkit: { messageHandlers: { minSideForsikring: {} } } },
      chrome,
    ],
  ])('%s', (_, globals, userAgent) => {
    expect(isNativeWrapper(globals, userAgent)).toBe(true);
  });
});

describe('a browser is not the native app', () => {
  test.each([
    ['without a bridge', {}],
    ['without globals', undefined],
    ['with other message handlers', { webkit: { messageHandlers: { theirs: {} } } }],
    ['with an incomplete bridge', { webkit: null }],
    ['with a bridge that is no object', { webkit: 'messageHandlers' }],
    ['with another global of the app’s name', { minSideForsikring: {} }],
    ['with message handlers outside the web view', { messageHandlers: { minSideForsikring: {} } }],
    ['with a web view without message handlers', { webkit: { minSideForsikring: {} } }],
  ])('%s', (_, globals) => {
    expect(isNativeWrapper(globals, chrome)).toBe(false);
  });
});
