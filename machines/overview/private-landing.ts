import { assign, emit, setup } from 'xstate';
import { asksPersonCustomer } from '#domain/arriving/dependent-calls.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { canRetry } from '#domain/errors/notice.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import type { SharedRows, Summary } from '#domain/overview/policy-row.ts';
import {
  damageNotice,
  hasFewPolicies,
  isInAnotherBank,
  nothingSettled,
  type PrivateSources,
  policiesTold,
} from '#domain/overview/private-landing.ts';
import type { DamageSide, LifeSide } from '#domain/overview/sides.ts';
import type { Claim, CustomerNumbers, Declaration, Invoice, ToRead } from '#domain/overview/tasks.ts';
import type { Bank } from '#domain/shared/bank.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { SourceOf } from './source.ts';

interface Given {
  readonly site: LandingSite;
  readonly hasNationalId: boolean;
  readonly today: IsoDate;
  readonly showsTips: boolean;
}

/** The landing page of a private customer (A2.23): what it shows is asked for side by side, and may be missing. */
export const privateLanding = setup({
  types: {
    context: {} as Given & PrivateSources,
    events: {} as { type: 'tips.closed' } | { type: 'reload.requested' },
    input: {} as Given,
    output: {} as Exit,
    emitted: {} as { type: 'tips.closed' } | ({ type: 'policies.shown' } & ReturnType<typeof policiesTold>),
    tags: {} as 'failure',
  },
  actors: {
    agreement: {} as SourceOf<{ isAvtalebytte: boolean }>,
    damage: {} as SourceOf<DamageSide>,
    life: {} as SourceOf<LifeSide>,
    digital: {} as SourceOf<readonly Summary[]>,
    shared: {} as SourceOf<readonly SharedRows[]>,
    bank: {} as SourceOf<Bank>,
    declarations: {} as SourceOf<readonly Declaration[]>,
    hidesDeclarations: {} as SourceOf<boolean>,
    messages: {} as SourceOf<readonly ToRead[]>,
    documents: {} as SourceOf<readonly ToRead[]>,
    acceptance: {} as SourceOf<boolean>,
    invoices: {} as SourceOf<readonly Invoice[], CustomerNumbers>,
    claims: {} as SourceOf<readonly Claim[], string>,
    threads: {} as SourceOf<number>,
    travelCards: {} as SourceOf<readonly string[]>,
  },
  guards: {
    isLoggedOut: ({ context: { agreement } }) => agreement?.error != null,
    hasSettled: ({ context: { agreement, damage } }) => agreement !== null && damage !== null,
    asksLife: ({ context }) =>
      asksPersonCustomer({
        hasNationalId: context.hasNationalId,
        inAnotherBank: isInAnotherBank(context),
        bankIsKnown: context.bank?.value != null,
      }),
    // Not merely not yet.
    asksNoLife: ({ context }) => context.bank !== null || !context.hasNationalId || isInAnotherBank(context),
    isCustomer: ({ context: { damage, life } }) => (damage?.value ?? life?.value) != null,
    isDamageCustomer: ({ context: { damage } }) => damage?.value != null,
    canReload: ({ context }) => canRetry(damageNotice(context, context.site) ?? { kind: 'state' }),
    showsTips: ({ context }) => context.showsTips && hasFewPolicies(context, context.site),
    policiesSettled: ({ context: { digital, shared } }) => digital !== null && shared !== null,
  },
  actions: {
    tell: emit(({ context }) => ({
      type: 'policies.shown' as const,
      ...policiesTold(context, context.site),
    })),
  },
}).createMachine({
  id: 'private-landing',
  description: 'What a private customer has, and has to do.',
  context: ({ input }) => ({ ...input, ...nothingSettled }),
  invoke: [
    {
      id: 'digital',
      src: 'digital',
      input: { asked: null },
      onDone: { actions: assign({ digital: ({ event }) => event.output }) },
    },
    {
      id: 'shared',
      src: 'shared',
      input: { asked: null },
      onDone: { actions: assign({ shared: ({ event }) => event.output }) },
    },
    {
      id: 'bank',
      src: 'bank',
      input: { asked: null },
      onDone: { actions: assign({ bank: ({ event }) => event.output }) },
    },
    {
      id: 'declarations',
      src: 'declarations',
      input: { asked: null },
      onDone: { actions: assign({ declarations: ({ event }) => event.output }) },
    },
    {
      id: 'hidesDeclarations',
      src: 'hidesDeclarations',
      input: { asked: null },
      onDone: { actions: assign({ hidesDeclarations: ({ event }) => event.output }) },
    },
    {
      id: 'messages',
      src: 'messages',
      input: { asked: null },
      onDone: { actions: assign({ messages: ({ event }) => event.output }) },
    },
    {
      id: 'documents',
      src: 'documents',
      input: { asked: null },
      onDone: { actions: assign({ documents: ({ event }) => event.output }) },
    },
    {
      id: 'acceptance',
      src: 'acceptance',
      input: { asked: null },
      onDone: { actions: assign({ acceptance: ({ event }) => event.output }) },
    },
    {
      id: 'threads',
      src: 'threads',
      input: { asked: null },
      onDone: { actions: assign({ threads: ({ event }) => event.output }) },
    },
    {
      id: 'travelCards',
      src: 'travelCards',
      input: { asked: null },
      onDone: { actions: assign({ travelCards: ({ event }) => event.output }) },
    },
  ],
  initial: 'settling',
  states: {
    settling: {
      description: 'Whether the visitor has switched, and the damage insurance, are on their way (A4.12).',
      invoke: [
        {
          id: 'agreement',
          src: 'agreement',
          input: { asked: null },
          onDone: { actions: assign({ agreement: ({ event }) => event.output }) },
        },
        {
          id: 'damage',
          src: 'damage',
          input: { asked: null },
          onDone: { actions: assign({ damage: ({ event }) => event.output }) },
        },
      ],
      always: [
        { guard: 'isLoggedOut', target: 'loggedOut' },
        { guard: 'hasSettled', target: 'shown' },
      ],
    },
    loggedOut: {
      description: 'Nobody knows whom the visitor acts for.',
      tags: 'failure',
      on: { 'reload.requested': 'reloading' },
    },
    shown: {
      description: 'What is there is shown; the rest comes, or is said to be missing.',
      type: 'parallel',
      on: { 'reload.requested': { guard: 'canReload', target: 'reloading' } },
      states: {
        policies: {
          description: 'What depends on the damage customer, one upon the other.',
          initial: 'awaitingBank',
          on: {
            'tips.closed': {
              guard: 'showsTips',
              actions: [assign({ showsTips: false }), emit({ type: 'tips.closed' })],
            },
          },
          states: {
            awaitingBank: {
              description: 'The bank decides whether there is life insurance to ask for (A7.3).',
              always: [
                { guard: 'asksLife', target: 'askingLife' },
                { guard: 'asksNoLife', target: 'addressing' },
              ],
            },
            askingLife: {
              description: 'The life insurance is on its way.',
              invoke: {
                id: 'life',
                src: 'life',
                input: { asked: null },
                onDone: { target: 'addressing', actions: assign({ life: ({ event }) => event.output }) },
              },
            },
            addressing: {
              description: 'Invoices are asked for by the numbers of the customer.',
              always: [{ guard: 'isCustomer', target: 'askingInvoices' }, { target: 'counting' }],
            },
            askingInvoices: {
              description: 'The unpaid invoices are on their way.',
              invoke: {
                id: 'invoices',
                src: 'invoices',
                input: ({ context: { damage, life } }) => ({
                  asked: {
                    skadekundenummer: damage?.value?.kundenummer ?? null,
                    personkundenummer: life?.value?.kundenummer ?? null,
                  },
                }),
                onDone: { target: 'counting', actions: assign({ invoices: ({ event }) => event.output }) },
              },
            },
            counting: {
              description: 'Policies kept elsewhere, and shared ones, may still be on their way.',
              always: { guard: 'policiesSettled', target: 'counted', actions: 'tell' },
            },
            counted: { description: 'All policies have been shown or missed.' },
          },
        },
        claims: {
          description: 'What the customer has reported.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Only a customer has reported anything.',
              always: [{ guard: 'isDamageCustomer', target: 'asking' }, { target: 'settled' }],
            },
            asking: {
              description: 'The claims are on their way.',
              invoke: {
                id: 'claims',
                src: 'claims',
                input: ({ context: { damage } }) => ({ asked: damage?.value?.kundenummer ?? '' }),
                onDone: { target: 'settled', actions: assign({ claims: ({ event }) => event.output }) },
              },
            },
            settled: { description: 'They are there, or missed.' },
          },
        },
      },
    },
    reloading: {
      description: 'All is asked for anew.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
