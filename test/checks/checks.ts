import { findBrowsers, findFirefox, findNginx, findWebKit } from './browsers.ts';
import type { Affected } from './changed.ts';
import { reports } from './reports.ts';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly env?: () => Readonly<Record<string, string>>;
  /**
   * Leaves a core idle, at least at times. Steps in a row with the same word run two at a time: all steps with a browser
   * need the builds, so these two words are not one.
   */
  readonly pairs?: 'light' | 'browsers';
  /** Needs browsers that a machine may lack: without them the step is not run, and the summary says so. */
  readonly isOptional?: boolean;
  /** The part of the step that a change needs. Without it the whole step runs. */
  readonly narrow?: (affected: Affected) => Narrow;
}

interface Narrow {
  /** Null if nothing is left. */
  readonly command: string | null;
  /** What is left out, and the reason. */
  readonly leftOut?: string;
}

const vitest = (step: string, rest: string) =>
  `vitest run ${rest} --reporter=default --reporter=json --outputFile.json='${reports}/${step}.json'`;

/** Runs both commands, and fails if one of them fails. */
export const bothOf = (one: string, other: string): string =>
  `${one}; first=$?; ${other} && [ $first -eq 0 ]`;

const onlyFor =
  (command: string, why: string, ...paths: readonly string[]) =>
  ({ touches }: Affected): Narrow =>
    touches(...paths) ? { command } : { command: null, leftOut: why };

const product = ['src/', 'machines/', 'flows/', 'docs/flows/', 'index.html'];
const contract = 'redocly lint docs/api/openapi.yaml';
const atlas = 'tsx src/workbench/atlas/make.ts --check';
const rules = vitest('rules', '--project rules');
const unitProjects = '--project unit --project pages';
const unit = vitest('unit and laws', unitProjects);
const paths = vitest('generated paths', '--project paths');
const attack = vitest('attack', '--project attack');
const browser = 'playwright test -c e2e --project=chromium';
// One browser each, because these steps run beside Chromium's two and end before them.
const nginx = 'playwright test -c e2e --project=nginx --workers=1';
const onPush = '--grep @push --workers=1';
const engineSteps = [
  { name: 'firefox', command: 'playwright test -c e2e --project=firefox', env: findFirefox },
  { name: 'webkit', command: 'playwright test -c e2e --project=webkit', env: findWebKit },
];
const engineCoverage = 'tsx src/workbench/coverage/write-report.ts firefox webkit';
const coverage = 'tsx src/workbench/coverage/write-report.ts';

/** Journeys that lead through several areas. */
const crossing = ['arriving', 'shared'];

/** Every check, the fastest first. */
export const checks: readonly Check[] = [
  { name: 'format, lint and fences', command: 'biome ci --error-on-warnings && tsx test/checks/fences.ts' },
  { name: 'types', command: 'tsc && tsc -p tsconfig.pure.json', pairs: 'light' },
  { name: 'unused code', command: 'knip && tsx test/checks/planned-code.ts', pairs: 'light' },
  {
    name: 'contract',
    command: contract,
    env: () => ({ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }),
    pairs: 'light',
    narrow: onlyFor(contract, 'the OpenAPI file is not changed', 'docs/api/', 'redocly.yaml'),
  },
  { name: 'requirements', command: 'tsx src/workbench/requirements/make.ts --check', pairs: 'light' },
  {
    name: 'atlas',
    command: atlas,
    pairs: 'light',
    narrow: onlyFor(atlas, 'nothing that it is made of is changed', ...product, 'test/support/'),
  },
  { name: 'build', command: 'vite build --logLevel warn', pairs: 'light' },
  {
    name: 'sandbox build',
    command: 'vite build --mode sandbox --logLevel warn && tsx test/checks/workbench.ts',
    pairs: 'light',
  },
  { name: 'bundle', command: 'tsx test/checks/bundle.ts' },
  { name: 'rules', command: rules },
  {
    name: 'unit and laws',
    command: unit,
    narrow: ({ since, touchesText }) =>
      touchesText
        ? { command: unit }
        : {
            // The laws and the workbench's tests read files that they do not import.
            // Both run, also if the first fails, and both write a report.
            command: bothOf(
              vitest('laws', '--project unit test/laws test/workbench'),
              vitest('unit and laws', `${unitProjects} --changed ${since}`),
            ),
            leftOut: 'test files that import nothing that is changed',
          },
  },
  {
    name: 'generated paths',
    command: paths,
    narrow({ flows }) {
      if (flows === null) return { command: paths };
      if (flows.length === 0) return { command: null, leftOut: 'no flow imports what is changed' };
      const files = [...new Set(flows.map(({ area }) => `test/paths/${area}.test.ts`))];
      const ids = flows.map(({ flow }) => flow.id).join('|');
      return {
        command: vitest('generated paths', `--project paths ${files.join(' ')} -t '^(${ids}) '`),
        leftOut: `flows that import nothing that is changed; left are ${ids.replaceAll('|', ', ')}`,
      };
    },
  },
  {
    name: 'attack',
    command: attack,
    narrow: onlyFor(attack, 'nothing that pages are made of is changed', ...product, 'docs/api/', 'test/'),
  },
  {
    name: 'browser',
    command: browser,
    env: findBrowsers,
    pairs: 'browsers',
    narrow({ flows, touches }) {
      if (flows === null || touches('e2e/')) return { command: browser };
      if (flows.length === 0) return { command: null, leftOut: 'no page imports what is changed' };
      const areas = [...new Set([...flows.map(({ area }) => area), ...crossing])].join('|');
      const ids = flows.map(({ flow }) => flow.id).join('|');
      const wanted = [`(${areas})/`, '(?!paths)[a-z-]+\\.spec', `paths\\.spec\\.ts (${ids}):`].join('|');
      return {
        command: `${browser} -g '(^|\\s)(${wanted})'`,
        leftOut: 'paths of other flows, and journeys of areas without a flow that is affected',
      };
    },
  },
  {
    name: 'nginx',
    command: nginx,
    env: findNginx,
    pairs: 'browsers',
    isOptional: true,
    narrow: onlyFor(nginx, 'no page and no configuration is changed', ...product, 'deploy/', 'e2e/'),
  },
  ...engineSteps.map(
    ({ name, command, env }): Check => ({
      name,
      command: `${command} ${onPush}`,
      env,
      pairs: 'browsers',
      isOptional: true,
      narrow: onlyFor(`${command} ${onPush}`, 'no page is changed', ...product, 'e2e/'),
    }),
  ),
  {
    name: 'path coverage',
    command: coverage,
    narrow: ({ flows }) =>
      flows === null
        ? { command: coverage }
        : {
            command: null,
            leftOut: 'it needs every path; each flow that ran has judged its own transitions',
          },
  },
];

/** `npm run engines`: every path and journey in Firefox and WebKit. */
export const engineChecks: readonly Check[] = [
  ...checks.filter(({ name }) => name === 'build' || name === 'sandbox build'),
  ...engineSteps,
  { name: 'path coverage of engines', command: engineCoverage },
];
