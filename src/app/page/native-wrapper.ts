import { isNativeWrapper } from '#domain/site/native-wrapper.ts';

/** Recognises the native app, which hides some back links (A1.5). */
export const inNativeWrapper = (window: Window): boolean =>
  isNativeWrapper(window, window.navigator.userAgent);
