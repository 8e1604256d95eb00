import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Bank } from '#domain/shared/bank.ts';
import { type BankSearch, bankOf, offeredBanks } from '#domain/shared/bank-search.ts';

/** Which local bank the customer buys through. Ends with the bank, or with null when given up. */
export const bankSelection = setup({
  types: {
    context: {} as {
      banks: readonly Bank[];
      form: BankSearch;
      /** Whom to ring when the bank is not in the list. */
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
    bankChosen: ({ context: { banks, form } }) => bankOf(banks, form) !== null,
    isOffered: ({ context: { banks, form } }, { bankregnr }: { bankregnr: string }) =>
      offeredBanks(banks, form).some((bank) => bank.bankregnr === bankregnr),
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'bank-selection',
  description: 'The customer finds the local bank to buy insurance through.',
  context: ({ input }) => ({
    banks: [],
    form: { search: input.bank?.name ?? '', bank: input.bank },
    phone: input.phone,
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
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The list of banks could not be had.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    choosing: {
      description: 'The customer finds the bank: by the list, or by typing its name.',
      initial: 'closed',
      on: {
        'list.opened': '.open',
        'search.changed': {
          target: '.open',
          actions: assign({ form: ({ event }) => ({ search: event.search, bank: null }) }),
        },
        submitted: [{ guard: 'bankChosen', target: 'decided' }, { target: '.missing' }],
      },
      states: {
        closed: { description: 'The field shows what is typed or chosen.' },
        open: {
          description: 'The list under the field follows what the customer types.',
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
        missing: {
          description: 'The customer wanted to go on without a bank.',
          entry: emit({ type: 'form.rejected' }),
        },
      },
    },
    decided: {
      description: 'A bank is chosen.',
      type: 'final',
      output: ({ context: { banks, form } }) => ({ bank: bankOf(banks, form) }),
    },
    givenUp: { description: 'The customer gave up.', type: 'final', output: { bank: null } },
  },
  output: ({ event }) => event.output as { bank: Bank | null },
});
