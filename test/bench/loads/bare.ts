import { build, type Rollup } from 'vite';
import type { BenchServer } from '#test/bench/server.ts';
import type { BenchPage } from './pages.ts';

/** A page of React alone, to compare the others with. */
export const barePage: BenchPage = {
  name: 'React alone, one call',
  persona: 'private-one',
  address: '/bare/',
  content: { selector: 'main p' },
};

/** Builds the page with Vite, as the app is built, without the app's plugins. */
export async function serveBare(server: BenchServer): Promise<void> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'test/bench/loads/bare-page.tsx', output: { entryFileNames: 'page.js' } },
    },
  });
  const { output } = [made].flat()[0] as Rollup.RollupOutput;
  const script = output[0].code;
  server.put(
    barePage.address,
    '<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><title>React</title><script type="module" src="/bare/page.js"></script><div id="root"></div>',
  );
  server.put('/bare/page.js', script, 'text/javascript');
}
