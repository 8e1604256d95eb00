import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { instrumented } from './instrumented.ts';

const { AREA, MUTATED = '' } = process.env;

const { plugin } = await instrumented(MUTATED);

/** Only the journeys of the other areas vary what all areas share. */
const area = AREA === 'shared' ? '*' : AREA;

/**
 * The journeys of an area with each mutant that the paths have missed, or with the one that `__STRYKER_ACTIVE_MUTANT__`
 * names.
 */
export default defineConfig({
  plugins: [plugin, react()],
  test: {
    environment: 'happy-dom',
    isolate: false,
    ...(process.env.VERDICTS
      ? { runner: 'test/mutate/journey-runner.ts', maxWorkers: 1, dangerouslyIgnoreUnhandledErrors: true }
      : { bail: 1 }),
    setupFiles: ['test/support/page-setup.ts'],
    testTimeout: 60_000,
    reporters: ['dot'],
    silent: true,
    include: [`test/{journeys,views}/${area}/**/*.test.{ts,tsx}`],
  },
});
