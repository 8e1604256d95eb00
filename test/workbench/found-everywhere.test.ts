import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registered } from '#flows/registry.ts';
import { shownScreens } from '#workbench/atlas/screen-lines.ts';
import { flowsWith, foundEverywhere } from '#workbench/page/found-everywhere.ts';

const { flow } = registered('order-policy');
const screens = {
  'change-policy': shownScreens(readFileSync('docs/screen-reader/change-policy.yml', 'utf8')),
};

test('a code of a refusal is found, at the state that makes the call, with its kind and flow', () => {
  expect(foundEverywhere(flow, 'CAN_NOT_CREATE_RELASJON_MINOR', {})).toEqual([
    {
      flow: 'add-access',
      kind: 'answer',
      name: 'sending',
      words:
        'createRelation: CAN_NOT_CREATE_RELASJON_MINOR (status 400; in the error table: “Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.”)',
    },
  ]);
});

test('a button and a sentence on screen are found, at the first state that shows them', () => {
  expect(foundEverywhere(flow, '“send endringen”', screens)).toEqual([
    {
      flow: 'change-policy',
      kind: 'text',
      name: 'filling.failed',
      words: 'button “Send endringen” (filling.failed)',
    },
  ]);
  expect(foundEverywhere(flow, 'gyldig mobiltelefonnummer', screens)).toEqual([
    {
      flow: 'change-policy',
      kind: 'text',
      name: 'filling.rejected',
      words: 'Du må oppgi et gyldig mobiltelefonnummer (filling.rejected)',
    },
  ]);
});

test('the parts of the shown chart come first', () => {
  const found = foundEverywhere(flow, 'sending', {});
  expect(found[0]).toMatchObject({ flow: 'order-policy', kind: 'state' });
  expect(new Set(found.map((each) => each.flow)).size).toBeGreaterThan(5);
});

test('a search that finds nothing finds no flow', () => {
  expect(foundEverywhere(flow, 'xyzzy', screens)).toEqual([]);
  expect([...flowsWith('send endringen', screens)]).toEqual(['change-policy']);
});

test('a question in own words finds the state first, from the chart of another flow too', () => {
  expect(foundEverywhere(flow, 'bank list cannot be loaded', {})[0]).toMatchObject({
    flow: 'bank-selection',
    name: 'unavailable',
  });
  expect([...flowsWith('bank list cannot be loaded', {})]).toEqual(['bank-selection']);
});

test('every result has a part of its chart to select, also an answer to a call beside every state', () => {
  const found = foundEverywhere(flow, '500', {});
  expect(found.filter(({ name }) => name === '')).toEqual([]);
  expect(found.find(({ words }) => words.startsWith('customerName: 500'))?.name).toContain('customerName');
});
