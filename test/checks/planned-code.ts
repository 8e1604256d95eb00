import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findingsIn, problemsOf } from './planned-code/compare.ts';

// Code that no program uses must wait for a flow. The list names the flow, or the area if the specification names a call
// but no page for it. The list must be empty when the last flow is built.
const types = 'files,exports,types,nsExports,nsTypes';
const { stdout, stderr } = spawnSync(
  'knip',
  ['--production', '--config', 'knip.production.json', '--include', types, '--reporter', 'json'],
  { encoding: 'utf8' },
);
if (!stdout.startsWith('{')) throw new Error(`knip returned no report: ${stdout}${stderr}`);

const planned = JSON.parse(readFileSync('docs/planned-code.json', 'utf8'));
const problems = problemsOf(findingsIn(JSON.parse(stdout)), planned);
console.log(`${Object.values(planned).flat().length} files and exports wait for a flow`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
