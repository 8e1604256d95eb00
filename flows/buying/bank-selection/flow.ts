import { listBanks } from '#api/shared/banks.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { bankSelection } from '#machines/buying/bank-selection.ts';
import { BanksUnavailable } from '#views/buying/bank-selection/banks-unavailable.tsx';

/** Only visitors who choose a bank need the searchable dropdown, so it is loaded on demand. */
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
    'choosing.rejected': BankChooser,
    decided: 'exit',
    cancelled: 'exit',
  },
});
