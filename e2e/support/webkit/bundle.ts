import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The code of `in-page.ts` and what it imports, as one script. */
export async function bundleInPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'bundle',
      },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('Vite made no bundle');
  // The packages read `process`, which a document does not have.
  return `{ const process = { env: {} }; ${first.output[0].code.replaceAll('</script', '<\\/script')} }`;
}
