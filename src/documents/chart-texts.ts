import type { Plugin } from 'vite';

const description = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/** Removes the charts' descriptions, which only the atlas, the tests and the workbench read. Keeps the line numbers. */
export const withoutChartTexts = (source: string): string =>
  source.replace(description, (text) => text.replace(/[^\n]/g, ''));

/** For the build that a bank serves. */
export const removeChartTexts = (): Plugin => ({
  name: 'remove-chart-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*\.ts$/ },
    handler: (code) => ({ code: withoutChartTexts(code), map: null }),
  },
});
