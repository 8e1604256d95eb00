import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { timeoutError } from '#flows/engine/simulate.ts';
import { type Recording, recordingIn } from '#workbench/recording/recording.ts';
import { replayReport } from '#workbench/recording/replay-report.ts';
import { answers, done, failed, openDeclaration } from './sessions.ts';

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(recording: Recording): string {
  const file = join(folder, 'recording.json');
  writeFileSync(file, JSON.stringify(recording));
  return file;
}

function recorded(): Recording {
  const session = openDeclaration();
  session.send(done('loadCustomer', { hasBankRelationship: false }), ...answers, { type: 'submitted' });
  session.send(failed('submitDeclaration', timeoutError()));
  return session.recording();
}

/** Ends elsewhere than the chart does. */
function changed(): Recording {
  const recording = recorded();
  return { ...recording, end: recording.end.map((part) => ({ ...part, state: 'filling.failed' })) };
}

test('the report has each step, the end, and says that nothing differs', () => {
  const { text, exitCode } = replayReport(fileOf(recorded()));
  expect(text).toContain(
    '1  self-declaration: loadCustomer returned {"hasBankRelationship":false} → filling.typing',
  );
  expect(text).toContain('6  self-declaration: submitDeclaration failed with TIMEOUT → filling.unknown');
  expect(text).toContain('self-declaration: filling.unknown (active)');
  expect(text).toMatch(/The same as recorded\.$/);
  expect(exitCode).toBe(0);
});

test('the report has each difference', () => {
  const { text, exitCode } = replayReport(fileOf(changed()));
  expect(text).toContain(
    'end of self-declaration, state: recorded "filling.failed", replayed "filling.unknown"',
  );
  expect(exitCode).toBe(1);
});

test('a guard that read a hidden value is not proven', () => {
  const session = openDeclaration();
  session.send(done('loadCustomer', { hasBankRelationship: 'Kari' }));
  const { text, exitCode } = replayReport(fileOf(session.recording()));
  expect(text).toMatch(
    /\n\nNot proven: 1 guard read a hidden value, and kept the recorded result:\n {2}hasBankRelationship at xstate\.done\.actor\.loadCustomer of self-declaration$/,
  );
  expect(exitCode).toBe(2);
});

test('the command prints the report, and exits with 1 if something differs', async () => {
  const file = fileOf(changed());
  const { argv, exitCode } = process;
  const print = vi.spyOn(console, 'log').mockReturnValue();
  process.argv = ['node', 'replay-file.ts', file];
  await import('#workbench/recording/replay-file.ts');
  expect(print.mock.calls).toEqual([[replayReport(file).text]]);
  expect(process.exitCode).toBe(1);
  Object.assign(process, { argv, exitCode });
  print.mockRestore();
});

test.each([
  ['{', 'This is no recording: it is not JSON.'],
  ['{"version":2}', 'This is no recording of version 1:'],
])('a bad file gives an error in words: %s', (text, sentence) => {
  expect(() => recordingIn(text)).toThrow(sentence);
});

test('an unknown flow, a missing file and no file give errors in words', () => {
  const file = fileOf({ ...recorded(), flow: 'no-such-flow' });
  expect(() => replayReport(file)).toThrow(
    /^There is no flow no-such-flow: the registry knows not-found, [^\n]*\.$/,
  );
  expect(() => replayReport(undefined)).toThrow('Name a file: npm run replay -- file.json');
  expect(() => replayReport('nowhere.json')).toThrow('nowhere.json cannot be read.');
});
