import { defineConfig } from 'playwright/test';
import { freePort } from './support/free-port.ts';

// Each worker reads this file again: the first one's choice stands, for those that it starts.
process.env.PORT_OF_JOURNEYS ??= String(await freePort());
process.env.PORT_OF_WORKBENCH ??= String(await freePort());

/** Without either it is Playwright's own. */
const browser = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

/** A sandbox around one of the builds; both are made before. */
const serverOf = (folder: string, port: string) => ({
  command: `node --import tsx src/sandbox/start.ts ${folder}`,
  cwd: '..',
  env: { PORT: port },
  port: Number(port),
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: each further browser costs more than the waiting that it fills.
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['./support/raw-reporter.ts'],
    ['json', { outputFile: '../.cache/reports/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${process.env.PORT_OF_JOURNEYS}`,
    viewport: { width: 360, height: 740 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // A trace of each step costs a third of a run: `--trace on` for the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // No sandbox: checks run as root in containers. No background traffic: the network may be closed. By site, or each
      // opening of a page starts a process of its own.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--process-per-site',
      ],
    },
  },
  webServer: [
    serverOf('dist', process.env.PORT_OF_JOURNEYS),
    serverOf('dist-sandbox', process.env.PORT_OF_WORKBENCH),
  ],
});
