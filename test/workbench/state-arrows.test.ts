import { expect, test } from 'vitest';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registered } from '#flows/registry.ts';
import { arrowsTo, inheritedBy, isAtStart } from '#workbench/page/state-arrows.ts';
import { transitionWords } from '#workbench/page/transition-words.ts';

function stateOf(id: string, path: string) {
  const { flow } = registered(id);
  const node = nodesOf(flow.machine.root).find((each) => pathOf(each) === path);
  if (!node) throw new Error(path);
  return { flow, node };
}

test('a state has the transitions of the states around it', () => {
  const { flow, node } = stateOf('bank-selection', 'unavailable');
  expect(
    inheritedBy(node).map(({ from, transitions }) => [
      from,
      transitions.map((each) => transitionWords(flow, each)),
    ]),
  ).toEqual([['', ['anywhere: cancelled → cancelled']]]);
  const unknown = stateOf('add-travel-card', 'filling.unknown');
  expect(
    inheritedBy(unknown.node).map(({ from, transitions }) => [
      from,
      transitions.map((each) => transitionWords(unknown.flow, each)),
    ]),
  ).toEqual([
    [
      'filling',
      [
        'filling: field.changed → stays',
        'filling: submitted [isValid] → sending',
        'filling: submitted → filling.rejected',
        'filling: cancelled [mayBeOutdated] → unknown',
        'filling: cancelled → cancelled',
        'filling: dialog.dismissed [mayBeOutdated] → unknown',
        'filling: dialog.dismissed → cancelled',
      ],
    ],
  ]);
});

test('a state has the transitions that lead to it, also by the group that begins with it', () => {
  const arrows = (id: string, path: string) => {
    const { flow, node } = stateOf(id, path);
    return arrowsTo(flow, node).map((each) => transitionWords(flow, each));
  };
  expect(arrows('add-travel-card', 'filling.unknown')).toEqual([
    'sending: addCard failed [isOutcomeUnknown] → filling.unknown',
  ]);
  expect(arrows('bank-selection', 'choosing.closed')).toContain('loading: listBanks succeeded → choosing');
  expect(arrows('add-travel-card', 'filling')).toEqual([
    'sending: addCard failed [isOutcomeUnknown] → filling.unknown',
    'sending: addCard failed → filling.failed',
  ]);
});

test('the first state of a chart is where the flow begins', () => {
  const begins = (id: string, path: string) => {
    const { flow, node } = stateOf(id, path);
    return isAtStart(flow, node);
  };
  expect(begins('add-travel-card', 'filling.typing')).toBe(true);
  expect(begins('add-travel-card', 'filling.rejected')).toBe(false);
});
