import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { mayForParty, type Representative } from '#domain/person/representative.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import type { loadPolicy } from './load-policy.ts';

interface GreenCardInput {
  readonly site: Pick<Site, 'overview' | 'phone'>;
  readonly address: PolicyAddress;
  /** The policy's own page is in the same document (A2.5, B2.20). */
  readonly isBelowPolicy: boolean;
}

/** The visitor orders a green card by post. It shows abroad that a vehicle is insured (B2.20). */
export const greenCard = setup({
  types: {
    context: {} as GreenCardInput & {
      /** Null until it is known that the visitor may not order. */
      representative: Representative | null;
      policy: LoadedPolicy | null;
      /** When it was ordered, in ISO 8601; null before that. */
      sentAt: string | null;
      error: ApiError | null;
    },
    events: {} as { type: 'submitted' },
    input: {} as GreenCardInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    loadPolicy: {} as typeof loadPolicy,
    noAccess: {} as typeof noAccess,
    orderGreenCard: {} as PromiseActorLogic<string, LoadedPolicy | null>,
  },
  guards: {
    mayOrder: (_, { output }: { output: Representative }) => mayForParty(output, 'orderGreenCard'),
    hasGreenCard: (_, { output }: { output: LoadedPolicy }) => output.hasGreenCard,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    keepPolicy: assign({ policy: (_, { output }: { output: LoadedPolicy }) => output }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'green-card',
  description: 'The visitor orders a green card.',
  context: ({ input }) => ({ ...input, representative: null, policy: null, sentAt: null, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the organisation that the visitor acts for, and the role in it.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: [
          { guard: { type: 'mayOrder', params: ({ event }) => event }, target: 'loadingPolicy' },
          { target: 'notAllowed', actions: assign({ representative: ({ event }) => event.output }) },
        ],
      },
    },
    notAllowed: {
      description:
        'The visitor may not order in the name of the organisation; the page says whom to contact (C4.17).',
    },
    loadingPolicy: {
      description: 'A child flow loads the policy, and whether a green card exists for it.',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        input: ({ context: { address, site } }) => ({ address, site }),
        onDone: [
          {
            guard: { type: 'hasGreenCard', params: ({ event }) => event },
            target: 'offered',
            actions: { type: 'keepPolicy', params: ({ event }) => event },
          },
          { target: 'notOffered', actions: { type: 'keepPolicy', params: ({ event }) => event } },
        ],
      },
    },
    notOffered: { description: 'There is no green card for this policy.' },
    noAccess: withoutRole,
    offered: {
      description: 'The visitor can order the card.',
      initial: 'untried',
      on: { submitted: 'sending' },
      states: {
        untried: { description: 'No order has been sent.' },
        failed: { description: 'The order failed.', tags: 'failure' },
        unknown: {
          description: 'No readable response: the card may have been ordered.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Sending the order to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'orderGreenCard',
        src: 'orderGreenCard',
        input: ({ context }) => context.policy,
        onDone: { target: 'ordered', actions: assign({ sentAt: ({ event }) => event.output }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'isOutcomeUnknown', target: 'offered.unknown', actions: 'keepError' },
          { target: 'offered.failed', actions: 'keepError' },
        ],
      },
    },
    ordered: { description: 'The insurer sends the card.' },
  },
});
