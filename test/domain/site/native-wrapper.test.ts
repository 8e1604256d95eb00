import { describe, expect, test } from 'vitest';
import { isNativeWrapper } from '#domain/site/native-wrapper.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('A1.5: the page stands in the native app', () => {
  test.each([
    ['where the browser names the app', {}, `${chrome} MinSideForsikringApp/4.2`],
    ['where there is a bridge', { ReactNativeWebView: { postMessage() {} } }, chrome],
    ['where there is a handler', { webkit: { messageHandlers: { minSideForsikring: {} } } }, chrome],
  ])('%s', (_, globals, userAgent) => {
    expect(isNativeWrapper(globals, userAgent)).toBe(true);
  });
});

describe('a browser is not the native app', () => {
  test.each([
    ['by itself', {}],
    ['without a page around it', undefined],
    ['with handlers of its own', { webkit: { messageHandlers: { theirs: {} } } }],
    ['with half a bridge', { webkit: null }],
  ])('%s', (_, globals) => {
    expect(isNativeWrapper(globals, chrome)).toBe(false);
  });
});
