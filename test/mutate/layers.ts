/** Folders of the domain that every area uses: the tests of the app and of all areas must notice. */
const usedByAll = ['dates', 'display', 'errors', 'fields', 'person', 'products', 'shared', 'site'];

/** The tests that must notice the mutants of the rules: later ones see only the mutants that all earlier ones missed. */
export const testsOfRules = (area: string): readonly string[] => [
  // Sentences of errors are literals in the scripts, and no test of an area repeats them.
  `test/domain/${area}/**/*.test.ts test/domain/errors/sentences.test.ts`,
  ...(usedByAll.includes(area)
    ? ['test/domain/**/*.test.ts', 'test/{api,app,ui,journeys}/**/*.test.{ts,tsx}']
    : [`test/{api,journeys}/${area}/**/*.test.ts`]),
];
