import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/** Where a step leaves the report of its tests. */
export const reports = '.cache/reports';

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface Timed {
  readonly name: string;
  readonly ms: number;
}

const inSuite = ({ suites = [], specs = [] }: Suite): readonly Timed[] => [
  ...suites.flatMap(inSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `${file} › ${title}`, ms: duration })),
    ),
  ),
];

const timesIn = (report: VitestReport | Suite): readonly Timed[] =>
  'testResults' in report
    ? report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
      )
    : inSuite(report);

export const forgetReports = (): void => rmSync(reports, { recursive: true, force: true });

/** The slowest tests of the run, with their step, in seconds. */
export function slowest(count: number): readonly string[] {
  if (!existsSync(reports)) return [];
  return readdirSync(reports)
    .flatMap((file) => {
      const step = file.replace('.json', '');
      return timesIn(JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'))).map((timed) => ({
        step,
        ...timed,
      }));
    })
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ step, name, ms }) => `${(ms / 1000).toFixed(1)} s  ${step}: ${name}`);
}
