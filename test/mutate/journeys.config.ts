import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { instrumented } from './instrumented.ts';

const { plugin } = await instrumented(process.env.MUTATED ?? '');

/** The journeys of an area with the mutant that `__STRYKER_ACTIVE_MUTANT__` names, or with none. */
export default defineConfig({
  plugins: [plugin, react()],
  test: {
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['test/support/page-setup.ts'],
    testTimeout: 60_000,
    bail: 1,
    reporters: ['dot'],
    silent: true,
    include: [`test/{journeys,views}/${process.env.AREA}/**/*.test.{ts,tsx}`],
  },
});
