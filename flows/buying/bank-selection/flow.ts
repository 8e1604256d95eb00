import { listBanks } from '#api/buying/banks.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { bankSelection } from '#machines/buying/bank-selection.ts';
import { BanksUnavailable } from '#views/buying/bank-selection/banks-unavailable.tsx';

/** The searchable dropdown is code that only those with a bank to choose need. */
const BankChooser = lazyView(() =>
  import('#views/buying/bank-selection/bank-chooser.tsx').then((view) => view.BankChooser),
);

export const bankSelectionFlow = defineFlow({
  title: 'Velg lokalbank',
  machine: bankSelection,
  actors: { listBanks },
  views: {
    loading: BankChooser,
    unavailable: BanksUnavailable,
    'choosing.closed': BankChooser,
    'choosing.open': BankChooser,
    'choosing.missing': BankChooser,
    decided: 'exit',
    givenUp: 'exit',
  },
});
