import { isNativeWrapper } from '#domain/site/native-wrapper.ts';

/** Whether the page is in the native app, where some back links are hidden (A1.5). */
export const isInNativeWrapper = (window: Window): boolean =>
  isNativeWrapper(window, window.navigator.userAgent);
