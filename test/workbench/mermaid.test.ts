import { expect, test } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { mermaidOf } from '#workbench/page/mermaid.ts';

test('a chart is a state diagram with its nested states, events and guards', () => {
  expect(mermaidOf(bankSelectionFlow as AnyFlow)).toBe(`stateDiagram-v2
  [*] --> loading
  state "loading" as loading
  state "unavailable" as unavailable
  state "choosing" as choosing {
    [*] --> choosing_closed
    state "closed" as choosing_closed
    state "open" as choosing_open
    state "rejected" as choosing_rejected
  }
  state "decided" as decided
  decided --> [*]
  state "cancelled" as cancelled
  cancelled --> [*]
  loading --> choosing : listBanks succeeded
  loading --> unavailable : listBanks failed
  unavailable --> loading : retried
  choosing --> choosing_open : list.opened
  choosing --> choosing_open : search.changed
  choosing --> decided : submitted [isBankChosen]
  choosing --> choosing_rejected : submitted
  choosing_open --> choosing_closed : list.closed
  choosing_open --> choosing_closed : bank.chosen [isOffered]
`);
});
