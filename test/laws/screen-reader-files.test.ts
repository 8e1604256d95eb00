import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry, scriptOf } from '#flows/registry.ts';

const hasScreens = (id: string) => Object.values(scriptOf(id).sees).some((see) => typeof see === 'function');

test('each flow with screens has a file with their accessibility trees, and no file is left over', () => {
  const flows = registry.map(({ flow: { id } }) => id).filter(hasScreens);
  expect(readdirSync('docs/screen-reader').sort()).toEqual(
    [...flows, 'frame'].map((id) => `${id}.yml`).sort(),
  );
});
