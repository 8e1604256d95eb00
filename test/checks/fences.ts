import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findingsIn } from '#test/fences/judge.ts';

const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', ':!docs'];
const deleted = execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n');
const files = execFileSync('git', options, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !deleted.includes(file));

const findings = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} imports across a fence`);
process.exitCode = findings.length > 0 ? 1 : 0;
