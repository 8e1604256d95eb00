import { expect, test } from 'vitest';
import { rerunCommand } from '#flows/engine/walk/rerun-command.ts';
import { missedIn } from '#test/paths/missed.ts';
import { walkOf } from '#workbench/walks.ts';

/** The pattern that a shell passes to `-t`. */
const patternIn = (command: string) =>
  new RegExp(/-t '(.*)'$/s.exec(command)?.[1]?.replaceAll(String.raw`'\''`, "'") ?? 'nothing');

test('the command of a path runs only this path', async () => {
  const { flow, paths } = await walkOf('bank-selection');
  const names = paths.map(({ name }) => `${flow.id} ${name}`);
  expect(names.join()).toMatch(/[()]/);
  for (const { name } of paths) {
    const command = rerunCommand('buying', flow.id, name);
    expect(command).toMatch(/^npx vitest run test\/paths\/buying\.test\.ts -t '/);
    expect(names.filter((other) => patternIn(command).test(other))).toEqual([`${flow.id} ${name}`]);
  }
});

test('the command of a flow runs its paths, and a name with a quote stays one argument', () => {
  expect(rerunCommand('buying', 'buy')).toBe("npx vitest run test/paths/buying.test.ts -t '^buy '");
  const command = rerunCommand('buying', 'buy', "an 'odd' name");
  expect(patternIn(command).test("buy an 'odd' name")).toBe(true);
});

test('only a run of all paths reports transitions that no path takes', async () => {
  const walk = await walkOf('copy-code');
  const nothingTaken = walk.paths.map(({ name }) => ({
    flow: 'copy-code',
    name,
    transitions: [],
    states: [],
  }));
  expect(missedIn(walk, nothingTaken.slice(1))).toEqual([]);
  expect(missedIn(walk, nothingTaken)).toContain('copy-code: copy.requested → copying');
});
