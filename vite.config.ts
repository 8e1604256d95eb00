import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { removeDescriptions } from './src/documents/chart-descriptions.ts';
import { sharedChunks, treeshake } from './src/documents/chunks.ts';
import { darkScheme } from './src/documents/dark-scheme.ts';
import { leaveOutDateLocale } from './src/documents/no-date-locale.ts';
import { oldestBrowsers } from './src/documents/oldest-browsers.ts';
import { recordBundle } from './src/documents/record-bundle.ts';
import { leaveOutUnusedColours } from './src/documents/unused-colours.ts';
import { documents } from './src/documents/vite-plugin.ts';
import { sandboxInDevelopment } from './src/sandbox/vite-plugin.ts';

/** Tests that draw, or ask what a browser has: a page costs each file a second. */
const drawing = ['test/{app,engine,journeys}/**/*.test.ts', 'test/**/*.test.tsx'];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    documents(mode === 'sandbox'),
    mode !== 'sandbox' && removeDescriptions(),
    leaveOutDateLocale(),
    recordBundle(),
    sandboxInDevelopment(),
  ],
  appType: 'custom',
  css: { postcss: { plugins: [darkScheme, leaveOutUnusedColours] } },
  // index.html names no entry. Without this list Vite finds packages at the first visit, and reloads.
  optimizeDeps: { entries: ['src/app/**/*.entry.ts', 'src/workbench/{start,framed-page,dialogs}.tsx'] },
  // The worker of the workbench loads screens on demand.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
    target: Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake, output: { codeSplitting: sharedChunks() } },
  },
  test: {
    // By itself vitest leaves a core idle.
    maxWorkers: '100%',
    // A message names every value that it compared.
    chaiConfig: { truncateThreshold: 0 },
    // Node would load its script for pages without modules.
    server: { deps: { inline: ['@panzoom/panzoom'] } },
    projects: [
      {
        // Pure functions need neither a page nor a fresh process for each file.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: ['test/domain/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: ['test/support/no-page.ts'],
          testTimeout: 60_000,
          include: ['test/**/*.test.ts'],
          exclude: ['test/{attack,domain,paths}/**', ...drawing],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/support/page-setup.ts'],
          testTimeout: 60_000,
          include: [...drawing],
        },
      },
      {
        // A file for each area, so that two processes share them.
        extends: true,
        test: {
          name: 'paths',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/support/page-setup.ts'],
          testTimeout: 60_000,
          include: ['test/paths/**/*.test.ts'],
        },
      },
      {
        // Tries are counted or time-boxed (test/attack/tries.ts), so one test takes as long as it takes.
        extends: true,
        test: {
          name: 'attack',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['test/support/page-setup.ts'],
          testTimeout: 0,
          include: ['test/attack/**/*.test.ts'],
        },
      },
    ],
  },
}));
