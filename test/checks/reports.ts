import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The folder with the test report of each step. */
export const reports = '.cache/reports';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Set if the file itself failed to run. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface Reported {
  readonly name: string;
  readonly ms: number;
  readonly errors: readonly string[];
}

const inSuite = ({ suites = [], specs = [] }: Suite): readonly Reported[] => [
  ...suites.flatMap(inSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration, errors }) => ({
        name: `${file} › ${title}`,
        ms: duration,
        errors: errors.map(({ message }) => message ?? 'no message'),
      })),
    ),
  ),
];

const inVitest = ({ testResults }: VitestReport): readonly Reported[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    return [
      ...(message && assertionResults.length === 0 ? [{ name: file, ms: 0, errors: [message] }] : []),
      ...assertionResults.map(({ fullName, duration, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        ms: duration ?? 0,
        errors: failureMessages ?? [],
      })),
    ];
  });

/** Every test of the run, its step named first. */
const reported = (): readonly Reported[] =>
  (existsSync(reports) ? readdirSync(reports) : []).flatMap((file) => {
    const report: VitestReport | Suite = JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
    const tests = 'testResults' in report ? inVitest(report) : inSuite(report);
    return tests.map((test) => ({ ...test, name: `${file.replace('.json', '')}: ${test.name}` }));
  });

export const forgetReports = (): void => rmSync(reports, { recursive: true, force: true });

/** The slowest tests of the run, in seconds. */
export const slowest = (count: number): readonly string[] =>
  [...reported()]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`);

const firstLines = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n  ');

/** The failed tests, each with the first lines of its message: the output of a step is long. */
export const failures = (): readonly string[] =>
  reported().flatMap(({ name, errors }) =>
    errors.length === 0 ? [] : [[name, ...errors.map((error) => `  ${firstLines(error)}`)].join('\n')],
  );
