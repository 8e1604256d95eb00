import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { type BusinessSide, businessNotice } from '#domain/overview/business.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import type { Role } from '#domain/person/role.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';

interface Given {
  readonly site: LandingSite;
  readonly organisation: string;
  /** The visitor's role in the organisation; null for none. */
  readonly role: Role | null;
  /** Why the role is not known. */
  readonly roleError: ApiError | null;
}

/** The landing page of a company (A2.31). */
export const businessLanding = setup({
  types: {
    context: {} as Given & {
      agreement: Settled<{ readonly isAvtalebytte: boolean }> | null;
      damage: Settled<BusinessSide> | null;
      /** Names of the people who can give access. */
      administrators: Settled<readonly string[]> | null;
    },
    events: {} as { type: 'reload.requested' },
    input: {} as Given,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    agreement: {} as PromiseActorLogic<{ readonly isAvtalebytte: boolean }>,
    damage: {} as PromiseActorLogic<BusinessSide>,
    administrators: {} as PromiseActorLogic<readonly string[]>,
  },
  guards: {
    canReload: ({ context: { damage, site, organisation } }) =>
      canRetry(businessNotice(damage, site, organisation) ?? { kind: 'state' }),
    isLoggedOut: ({ context: { agreement } }) => agreement?.error != null,
    hasNoRole: ({ context: { damage } }) =>
      damage?.error != null && refusalIn(damageCustomerRefusals, damage.error) === 'FEL3710020',
    hasSettled: ({ context: { agreement, damage } }) => agreement !== null && damage !== null,
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
  },
}).createMachine({
  id: 'business-landing',
  description: 'The insurance of a company, with links to what its people can do.',
  context: ({ input }) => ({ ...input, agreement: null, damage: null, administrators: null }),
  initial: 'settling',
  states: {
    settling: {
      description: 'Loading the agreement switch and the insurance (A4.12).',
      tags: 'waiting',
      invoke: [
        { id: 'agreement', src: 'agreement', onDone: { actions: 'settle' }, onError: { actions: 'settle' } },
        { id: 'damage', src: 'damage', onDone: { actions: 'settle' }, onError: { actions: 'settle' } },
      ],
      always: [
        { guard: 'isLoggedOut', target: 'loggedOut' },
        { guard: 'hasNoRole', target: 'noAccess' },
        { guard: 'hasSettled', target: 'shown' },
      ],
    },
    loggedOut: {
      description: 'The agreement switch could not be loaded.',
      tags: 'failure',
      on: { 'reload.requested': 'reloading' },
    },
    noAccess: {
      description: 'The visitor has no role in the company (A2.33).',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the people who can give access.',
          tags: 'waiting',
          invoke: {
            id: 'administrators',
            src: 'administrators',
            onDone: { target: 'loaded', actions: 'settle' },
            onError: { target: 'loaded', actions: 'settle' },
          },
        },
        loaded: { description: 'The page names the people who can give access, or only the phone number.' },
      },
    },
    shown: {
      description: 'The page shows the overview, or a notice in its place.',
      on: { 'reload.requested': { guard: 'canReload', target: 'reloading' } },
    },
    reloading: {
      description: 'The page is reloaded.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
