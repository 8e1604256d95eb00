import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { instrumented } from './instrumented.ts';

const { plugin, mutants } = await instrumented(process.env.MUTATED ?? '');

/** The paths of an area in one process, where `paths.ts` turns one mutant on after the other. */
export default defineConfig({
  plugins: [plugin, react()],
  test: {
    environment: 'happy-dom',
    setupFiles: ['test/support/page-setup.ts'],
    testTimeout: 0,
    // A mutant may throw after its path has ended.
    dangerouslyIgnoreUnhandledErrors: true,
    provide: { mutants },
    include: ['test/mutate/paths.ts'],
  },
});
