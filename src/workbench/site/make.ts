import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readReport } from '#workbench/coverage/read-report.ts';
import { readBrowserReport } from './look.ts';
import { site } from './site.ts';

/** Writes the documentation as a folder of pages that a browser opens without a server. */
const folder = 'docs-site';

function readCoverage() {
  try {
    return readReport([]);
  } catch (error) {
    console.error(`Without coverage: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

const files = await site({
  pictures: 'test-results/screens/chromium',
  coverage: readCoverage(),
  browser: readBrowserReport('.cache/reports/browser.json'),
});
rmSync(folder, { recursive: true, force: true });
for (const [file, content] of files) {
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
  if ('text' in content) writeFileSync(`${folder}/${file}`, content.text);
  else copyFileSync(content.copyOf, `${folder}/${file}`);
}
const pictures = [...files.keys()].filter((file) => file.endsWith('.png')).length;
console.log(
  `${files.size} files in ${folder}, ${pictures} pictures of screens; open ${folder}/index.html` +
    (pictures === 0 ? '. README.md says how to take the pictures.' : ''),
);
