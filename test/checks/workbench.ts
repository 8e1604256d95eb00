import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readRecord } from '#documents/record-bundle.ts';

// The additional files of the sandbox's build, with their size.
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB gz`;
const chunks = readRecord('sandbox').filter(({ modules }) =>
  modules.some((module) => module.startsWith('src/workbench/')),
);
for (const { file, modules } of chunks) {
  const own = modules.filter((module) => module.startsWith('src/workbench/')).length;
  console.log(
    `${file}: ${kB(gzipSync(readFileSync(`dist-sandbox/${file}`)).length)}, ${own} modules of the workbench`,
  );
}
const isBuilt = chunks.length > 0 && existsSync('dist-sandbox/workbench/index.html');
if (!isBuilt) console.error("✗ the sandbox's build has no workbench");
process.exitCode = isBuilt ? 0 : 1;
