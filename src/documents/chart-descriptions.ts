import type { Plugin } from 'vite';

const description = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"),?/g;

/** The properties `description` in the source of a chart. A test proves that they are those of the chart and its states. */
export const descriptionsIn = (source: string): readonly string[] => source.match(description) ?? [];

/** Removes the charts' descriptions, which only the atlas, the tests and the workbench read. Keeps the line numbers. */
export const withoutDescriptions = (source: string): string =>
  source.replace(description, (text) => text.replace(/[^\n]/g, ''));

/** For the build that a bank serves. */
export const removeDescriptions = (): Plugin => ({
  name: 'remove-chart-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});
