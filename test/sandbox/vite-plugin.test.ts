import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test('an edit of a rule or of the sandbox does not restart the development server', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const files = (loaded?.dependencies ?? []).map((file) => relative('.', file));
  expect(files).toContain('src/documents/vite-plugin.ts');
  expect(files.filter((file) => /^src\/(domain|sandbox)\//.test(file))).toEqual([
    'src/sandbox/vite-plugin.ts',
  ]);
});
