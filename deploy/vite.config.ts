import { defineConfig } from 'vite';

/** Builds deploy/configure.ts as one file, which runs in Node without packages. */
export default defineConfig({
  ssr: { noExternal: true },
  build: { ssr: 'deploy/configure.ts', outDir: 'release/tool', emptyOutDir: true },
});
