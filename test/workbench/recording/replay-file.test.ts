import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { timeOut } from '#flows/engine/simulate.ts';
import { type Recording, recordingIn } from '#workbench/recording/recording.ts';
import { answers, done, failed, openDeclaration } from './sessions.ts';

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function replayFile(text: string) {
  const file = join(folder, 'recording.json');
  writeFileSync(file, text);
  return command(file);
}

function command(...files: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/workbench/recording/replay-file.ts', ...files],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function recorded(): Recording {
  const session = openDeclaration();
  session.tell(done('loadCustomer', { hasBank: false }), ...answers, { type: 'submitted' });
  session.tell(failed('submitDeclaration', timeOut()));
  return session.recording();
}

test('a recording that comes out as recorded is told step by step, and ends well', () => {
  const { status, stdout } = replayFile(JSON.stringify(recorded()));
  expect(stdout).toContain(
    '1  self-declaration: loadCustomer answered {"hasBank":false} → declaring.answering',
  );
  expect(stdout).toContain('6  self-declaration: submitDeclaration failed with TIMEOUT → declaring.unknown');
  expect(stdout).toContain('self-declaration: declaring.unknown (active)');
  expect(stdout).toContain('The same as recorded.');
  expect(status).toBe(0);
});

test('one that does not is told of with the difference, and ends in 1', () => {
  const recording = recorded();
  const end = recording.end.map((part) => ({ ...part, state: 'declaring.failed' }));
  const { status, stderr } = replayFile(JSON.stringify({ ...recording, end }));
  expect(stderr).toContain(
    'end of self-declaration, state: recorded "declaring.failed", replayed "declaring.unknown"',
  );
  expect(status).toBe(1);
});

test.each([
  ['{', 'This is no recording: it is not JSON.'],
  ['{"version":2}', 'This is no recording of version 1:'],
])('a bad file is answered with a sentence: %s', (text, sentence) => {
  expect(() => recordingIn(text)).toThrow(sentence);
});

test('and so is a flow that is not there, a file that is not there, and no file', () => {
  const { status, stderr } = replayFile(JSON.stringify({ ...recorded(), flow: 'no-such-flow' }));
  expect(stderr).toMatch(/^There is no flow no-such-flow: the registry knows not-built, [^\n]*\n$/);
  expect(status).toBe(1);
  expect(command()).toMatchObject({ status: 1, stderr: 'Which one? npm run replay -- file.json\n' });
  expect(command('nowhere.json').stderr).toBe('There is no file nowhere.json to read.\n');
});
