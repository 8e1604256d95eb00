import type { Browser } from 'playwright';

/** Numbers by their names, which are the columns of the table. */
export type Measured = Readonly<Record<string, number>>;

interface Scenario {
  readonly what: string;
  /** The variants to compare by name, such as the sizes of a list. */
  readonly variants: Readonly<Record<string, () => Promise<Measured>>>;
}

export interface Bench {
  /** What the numbers are. */
  readonly title: string;
  readonly rounds: number;
  readonly scenarios: (browser: Browser) => Promise<readonly Scenario[]>;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
