import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, toApiError } from '#domain/api-error.ts';
import { type Bank, type BankSearch, bankNamed, offeredBanks } from '#domain/bank.ts';

/** Which local bank the customer buys through. Ends with the bank, or with null when given up. */
export const bankSelection = setup({
  types: {
    context: {} as {
      banks: readonly Bank[];
      form: BankSearch;
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
    input: {} as { bank: Bank | null },
    output: {} as { bank: Bank | null },
    tags: {} as 'waiting' | 'failure',
  },
  actors: { listBanks: {} as PromiseActorLogic<readonly Bank[]> },
  guards: {
    bankChosen: ({ context }) => context.form.bank !== null,
    isOffered: ({ context: { banks, form } }, { bankregnr }: { bankregnr: string }) =>
      offeredBanks(banks, form).some((bank) => bank.bankregnr === bankregnr),
  },
}).createMachine({
  id: 'bankSelection',
  description: 'The customer finds the local bank to buy insurance through.',
  context: ({ input }) => ({
    banks: [],
    form: { search: input.bank?.name ?? '', bank: input.bank },
    error: null,
  }),
  initial: 'loading',
  on: { cancelled: '.givenUp' },
  states: {
    loading: {
      description: 'The list of banks is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'listBanks',
        src: 'listBanks',
        onDone: { target: 'choosing', actions: assign({ banks: ({ event }) => event.output }) },
        onError: {
          target: 'unavailable',
          actions: assign({ error: ({ event }) => toApiError(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The list of banks could not be had.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    choosing: {
      description: 'The customer sees the chosen bank, or an empty field, with the list closed.',
      on: {
        'list.opened': 'searching',
        submitted: [{ guard: 'bankChosen', target: 'decided' }, { target: 'missing' }],
      },
    },
    searching: {
      description: 'The list is open and follows what the customer types.',
      on: {
        'list.closed': 'choosing',
        'search.changed': {
          // A name typed to the end is a choice; anything else takes an earlier choice back.
          actions: assign({
            form: ({ context, event }) => ({
              search: event.search,
              bank: bankNamed(context.banks, event.search),
            }),
          }),
        },
        'bank.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'choosing',
          actions: assign({
            form: ({ context, event }) => {
              const bank = context.banks.find(({ bankregnr }) => bankregnr === event.bankregnr) ?? null;
              return { search: bank?.name ?? context.form.search, bank };
            },
          }),
        },
      },
    },
    missing: {
      description: 'The customer wanted to go on without having chosen a bank.',
      entry: emit({ type: 'form.rejected' }),
      on: {
        'list.opened': 'searching',
        submitted: { target: 'missing', reenter: true },
      },
    },
    decided: {
      description: 'A bank is chosen.',
      type: 'final',
      output: ({ context }) => ({ bank: context.form.bank }),
    },
    givenUp: { description: 'The customer gave up.', type: 'final', output: { bank: null } },
  },
  output: ({ event }) => event.output as { bank: Bank | null },
});
