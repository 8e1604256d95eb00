import { isNativeWrapper } from '#domain/site/native-wrapper.ts';

/** A1.5 */
export const inNativeWrapper = (window: Window): boolean =>
  isNativeWrapper(window, window.navigator.userAgent);
