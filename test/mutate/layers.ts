interface Layer {
  /** What is mutated. */
  readonly folder: string;
  /** The tests that must notice, the fast ones first: later ones see only the mutants that all earlier ones missed. */
  readonly tests: readonly (readonly string[])[];
  /** The share of mutants to kill, in per cent. */
  readonly goal: number;
  /** Skips code that runs once, when a file loads. */
  readonly ignoresStatic?: true;
}

/** Folders of the domain that every area uses: the tests of the app and of all areas must notice. */
const usedByAll = ['display', 'errors', 'fields', 'person', 'products', 'shared', 'site'];

/** The layers of an area that are mutated, each with the area's own tests. */
export function layersOf(area: string): Readonly<Record<string, Layer>> {
  const onScreen = [`test/paths/${area}.test.ts`, `test/journeys/${area}/**/*.test.ts`];
  return {
    domain: {
      folder: `src/domain/${area}`,
      tests: [
        [`test/domain/${area}/**/*.test.ts`],
        ...(usedByAll.includes(area)
          ? [['test/domain/!(dates)/**/*.test.ts'], ['test/{api,app,ui,journeys}/**/*.test.{ts,tsx}']]
          : [[`test/api/${area}/**/*.test.ts`, `test/journeys/${area}/**/*.test.ts`]]),
      ],
      goal: 90,
    },
    // In a chart, this code is the structure. The paths take every transition of it.
    machines: { folder: `machines/${area}`, tests: [onScreen], goal: 90, ignoresStatic: true },
    views: {
      folder: `src/views/${area}`,
      tests: [[...onScreen, `test/views/${area}/**/*.test.{ts,tsx}`]],
      goal: 80,
    },
  };
}
