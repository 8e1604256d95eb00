import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findingsIn } from '#test/fences/judge.ts';
import { wordingIn } from './wording.ts';

const list = (...options: readonly string[]) =>
  execFileSync('git', ['ls-files', ...options], { encoding: 'utf8' }).split('\n');

const deleted = list('--deleted');
const present = (...patterns: readonly string[]) =>
  list('--cached', '--others', '--exclude-standard', '--', ...patterns)
    .filter((file) => file !== '' && !deleted.includes(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

const code = present('*.ts', '*.tsx', ':!docs');
// The drawings of charts are generated from the code.
const written = present(
  ...['*.ts', '*.tsx', '*.js', '*.json', '*.md', '*.css', '*.html', '*.yaml', '*.grit'],
  ...[':!docs/flows', ':!test/checks/wording*'],
);

const imports = code.flatMap(([file, text]) => findingsIn(file, text));
const words = written.flatMap(([file, text]) => wordingIn(file, text));
for (const finding of [...imports, ...words]) console.error(finding);
console.log(`${code.length} files, ${imports.length} imports across a fence`);
console.log(`${written.length} files, ${words.length} hard phrases or merge conflicts`);
process.exitCode = imports.length + words.length > 0 ? 1 : 0;
