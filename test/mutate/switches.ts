/** What the mutated code reads and writes. */
interface Switches {
  activeMutant?: string | undefined;
  /** Coverage is noted for this test. */
  currentTestId?: string | undefined;
  /** An endless loop ends here. */
  hitCount?: number;
  hitLimit?: number;
  readonly mutantCoverage?: { readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>> };
}

declare global {
  var __stryker__: Switches | undefined;
}

globalThis.__stryker__ ??= {};

export const switches: Switches = globalThis.__stryker__;
