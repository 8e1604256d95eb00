import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { darkScheme } from '#documents/dark-scheme.ts';

const built = async (css: string) => {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [darkScheme] } } },
    'build',
  );
  return (await preprocessCSS(css, 'sheet.css', config)).code.replaceAll(/\s+/g, '');
};

test("Aksel's dark colours follow the system, and not on paper", async () => {
  expect(await built('.dark, .dark-theme { --a: #000 }')).toBe(
    '@mediascreenand(prefers-color-scheme:dark){:root{--a:#000}}',
  );
});

test('colours of both schemes stay', async () => {
  expect(await built(':root, .light, .dark { --a: #000 } .dark p { color: red }')).toBe(
    ':root,.light,.dark{--a:#000}.darkp{color:red}',
  );
});
