import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const include = process.env.MUTATION_TESTS?.split(' ') ?? [];

/** Tests of rules need no page, and start faster without one. */
const draws = include.some((pattern) => !pattern.startsWith('test/domain/'));

/** The tests of one layer of an area: `run.ts` names them. Stryker knows no projects, so they share an environment. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: draws ? 'happy-dom' : 'node',
    setupFiles: draws ? ['test/support/page-setup.ts'] : [],
    testTimeout: 60_000,
    include,
  },
});
