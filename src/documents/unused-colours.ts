import type { PostCssPlugin } from './dark-scheme.ts';

/** Families of Aksel's colours that no screen uses; they would be a tenth of each document. */
const unusedToken = /^--ax-(?:[a-z]+-)?(?:brand|meta)-/;
const unusedRule = /^\[data-color="(?:brand|meta)-/;

/** Removes them from the style sheet of the first paint. `test/documents/unused-colours.test.ts` fails if a screen uses one. */
export const leaveOutUnusedColours: PostCssPlugin = {
  postcssPlugin: 'unused-colours',
  Declaration(declaration) {
    if (unusedToken.test(declaration.prop)) declaration.remove();
  },
  Rule(rule) {
    if (rule.selectors.every((selector) => unusedRule.test(selector))) rule.remove();
  },
};
