import { expect, test } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { registry } from '#flows/registry.ts';
import { reservationsFlow } from '#flows/settings/reservations/flow.ts';
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
  loading --> cancelled : cancelled
  unavailable --> cancelled : cancelled
  choosing --> cancelled : cancelled
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

test('an arrow within a nested state connects leaves, and a leaf lists its own loops: Mermaid draws no others', () => {
  const lines = mermaidOf(reservationsFlow as AnyFlow).split('\n');
  expect(lines.filter((line) => line.includes('changesValue'))).toEqual([
    '  shown_choice_idle_unchanged : again by reservation.chosen [changesValue and isConfirmed]',
    '  shown_choice_idle_saved --> shown_choice_idle_unchanged : reservation.chosen [changesValue and isConfirmed]',
    '  shown_choice_saving --> shown_choice_idle_unchanged : reservation.chosen [changesValue and isConfirmed]',
    '  shown_choice_unsaved_failed --> shown_choice_idle_unchanged : reservation.chosen [changesValue and isConfirmed]',
    '  shown_choice_unsaved_unknown --> shown_choice_idle_unchanged : reservation.chosen [changesValue and isConfirmed]',
    '  shown_choice_idle_unchanged --> shown_choice_saving : reservation.chosen [changesValue]',
    '  shown_choice_idle_saved --> shown_choice_saving : reservation.chosen [changesValue]',
    '  shown_choice_saving : again by reservation.chosen [changesValue]',
    '  shown_choice_unsaved_failed --> shown_choice_saving : reservation.chosen [changesValue]',
    '  shown_choice_unsaved_unknown --> shown_choice_saving : reservation.chosen [changesValue]',
    '  shown_choice_saving : again by reservation.chosen [changesValue]',
  ]);
});

/** Every form of line that the exported diagrams have; the record 0043 says how Mermaid itself was tried. */
const line =
  /^ *(\[\*\] --> \w+|\w+ --> \[\*\]|\w+ --> \w+ : [^:;#]+|\w+ : again by [^:;#]+|state "[^"]+" as \w+( \{)?|--|\}|)$/;
const reserved =
  /(?<=^ *state "[^"]+" as )(state|end|note|direction|class|classDef|style|hide|scale|as)(?= *\{?$)/;

test.each(registry.map(({ flow }) => flow))(
  'the diagram of $id has only lines that Mermaid knows',
  (flow) => {
    const [first, ...lines] = mermaidOf(flow).split('\n');
    expect(first).toBe('stateDiagram-v2');
    expect(lines.filter((each) => !line.test(each) || reserved.test(each))).toEqual([]);
  },
);
