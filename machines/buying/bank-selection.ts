import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Bank } from '#domain/shared/bank.ts';
import { type BankSearch, bankOf, offeredBanks } from '#domain/shared/bank-search.ts';

/** The visitor chooses the local bank to buy through. The output is the bank, or null if the visitor cancelled. */
export const bankSelection = setup({
  types: {
    context: {} as {
      banks: readonly Bank[];
      form: BankSearch;
      /** The phone number for customers whose bank is not in the list. */
      phone: string;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'list.opened' }
      | { type: 'list.closed' }
      | { type: 'search.changed'; search: string }
      | { type: 'bank.chosen'; bankregnr: string }
      | { type: 'submitted' }
      | { type: 'retried' }
      | { type: 'cancelled' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { bank: Bank | null; phone: string },
    output: {} as { bank: Bank | null },
    tags: {} as 'waiting' | 'failure',
  },
  actors: { listBanks: {} as PromiseActorLogic<readonly Bank[]> },
  guards: {
    isBankChosen: ({ context: { banks, form } }) => bankOf(banks, form) !== null,
    isOffered: ({ context: { banks, form } }, { bankregnr }: { bankregnr: string }) =>
      offeredBanks(banks, form).some((bank) => bank.bankregnr === bankregnr),
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'bank-selection',
  description: 'The visitor chooses the local bank to buy insurance through.',
  context: ({ input }) => ({
    banks: [],
    form: { search: input.bank?.name ?? '', bank: input.bank },
    phone: input.phone,
    error: null,
  }),
  initial: 'loading',
  on: { cancelled: '.cancelled' },
  states: {
    loading: {
      description: 'Loading the banks.',
      tags: 'waiting',
      invoke: {
        id: 'listBanks',
        src: 'listBanks',
        onDone: { target: 'choosing', actions: assign({ banks: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The banks could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    choosing: {
      description: 'The visitor chooses a bank from the list, or types its name.',
      initial: 'closed',
      on: {
        'list.opened': '.open',
        'search.changed': {
          target: '.open',
          actions: assign({ form: ({ event }) => ({ search: event.search, bank: null }) }),
        },
        submitted: [{ guard: 'isBankChosen', target: 'decided' }, { target: '.rejected' }],
      },
      states: {
        closed: { description: 'The field shows the typed text or the chosen bank.' },
        open: {
          description: 'The list below the field shows the banks that match.',
          on: {
            'list.closed': 'closed',
            'bank.chosen': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'closed',
              actions: assign({
                form: ({ context, event }) => {
                  const bank = context.banks.find(({ bankregnr }) => bankregnr === event.bankregnr) ?? null;
                  return { search: bank?.name ?? context.form.search, bank };
                },
              }),
            },
          },
        },
        rejected: {
          description: 'The visitor submitted the form without a bank.',
          entry: emit({ type: 'form.rejected' }),
        },
      },
    },
    decided: {
      description: 'A bank is chosen.',
      type: 'final',
      output: ({ context: { banks, form } }) => ({ bank: bankOf(banks, form) }),
    },
    cancelled: { description: 'The visitor cancelled.', type: 'final', output: { bank: null } },
  },
  output: ({ event }) => event.output as { bank: Bank | null },
});
