import { assign, type PromiseActorLogic, setup } from 'xstate';
import {
  type BankSettings,
  type DirectDebitForm,
  type DirectDebitType,
  exitToBank,
  type ReceiptAddress,
} from '#domain/buying/direct-debit.ts';
import { type ApiError, apiError, errorOf, ownCodes } from '#domain/errors/api-error.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

interface DirectDebitInput {
  readonly type: DirectDebitType;
  readonly bank: BankSettings;
  /** The customer has just bought a policy. */
  readonly isPurchase: boolean;
  readonly back: SiteLink;
}

/** Sends the visitor to their bank to create AvtaleGiro (A7.18, A7.19). */
export const directDebit = setup({
  types: {
    context: {} as {
      site: DirectDebitInput;
      /** The exit to the bank; null until the form for it is loaded. */
      exit: Exit | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as DirectDebitInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    getForm: {} as PromiseActorLogic<
      DirectDebitForm,
      { readonly type: DirectDebitType; readonly receipt: ReceiptAddress }
    >,
  },
  guards: {
    leadsToBank: ({ context }, { output }: { output: DirectDebitForm }) =>
      exitToBank(output, context.site.bank) !== null,
  },
}).createMachine({
  id: 'direct-debit',
  description: 'Sends the visitor to the bank to create AvtaleGiro.',
  context: ({ input }) => ({ site: input, exit: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the form for the bank.',
      tags: 'waiting',
      invoke: {
        id: 'getForm',
        src: 'getForm',
        input: ({ context: { site } }) => ({ type: site.type, receipt: site.bank.receipt }),
        onDone: [
          {
            guard: { type: 'leadsToBank', params: ({ event: { output } }) => ({ output }) },
            target: 'leaving',
            actions: assign({ exit: ({ context, event }) => exitToBank(event.output, context.site.bank) }),
          },
          {
            target: 'unavailable',
            // The same error as for a response with a wrong shape: neither can be used.
            actions: assign({
              error: apiError({
                status: 200,
                code: ownCodes.unreadable,
                developerMessage: 'the address of the form is not allowed or too long',
              }),
            }),
          },
        ],
        onError: {
          target: 'unavailable',
          actions: assign({ error: ({ event }) => errorOf(event) }),
        },
      },
    },
    unavailable: {
      description: 'The form could not be loaded, or its address is not allowed or too long.',
      tags: 'failure',
      on: { retried: { target: 'loading', actions: assign({ error: null }) } },
    },
    leaving: {
      description: 'The browser goes to the bank.',
      type: 'final',
      output: ({ context: { exit } }) => exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
