import type { Plugin } from 'vite';

const id = '\0no-date-locale';

/**
 * Aksel's Norwegian texts import the locale of date-fns, 2 kB in every document. Only Aksel's own date picker reads it,
 * and the product has another one (0027).
 */
export const leaveOutDateLocale = (): Plugin => ({
  name: 'leave-out-date-locale',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^date-fns\/locale$/ }, handler: () => id },
  load: { filter: { id: /^\0no-date-locale$/ }, handler: () => 'export const nb = undefined;' },
});
