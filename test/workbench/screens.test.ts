import { expect, test } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import { screensOf, writtenIn } from '#workbench/atlas/screens.ts';

test('a screen goes by its name, also one whose code comes late', async () => {
  expect(await screensOf(bankSelectionFlow)).toContainEqual({
    leaf: 'choosing.open',
    name: 'BankChooser',
    isComponent: true,
  });
});

test('what is no screen is told of as what it is', async () => {
  const screens = await screensOf(selfDeclarationFlow);
  expect(screens.filter(({ isComponent }) => !isComponent)).toEqual([
    { leaf: 'choosingBank', name: 'flow bankSelection', isComponent: false },
    { leaf: 'accepted', name: 'exit', isComponent: false },
    { leaf: 'givenUp', name: 'exit', isComponent: false },
  ]);
});

test('what a screen takes is quoted from where it is written', () => {
  expect(writtenIn('Waiting')).toEqual({ file: 'src/views/shared/waiting.tsx', takes: null });
  const { file, takes } = writtenIn('Unidentified');
  expect(file).toBe('src/views/buying/self-declaration/unidentified.tsx');
  expect(takes).toContain("readonly send: (event: { type: 'retried' }) => void;");
});
