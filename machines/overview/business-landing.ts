import { assign, setup } from 'xstate';
import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { type BusinessSide, businessNotice } from '#domain/overview/business.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import type { Role } from '#domain/person/role.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { SourceOf } from './source.ts';

interface Given {
  readonly site: LandingSite;
  readonly organisation: string;
  /** What the visitor may do on its behalf; null for nothing. */
  readonly role: Role | null;
  /** Why that could not be had. */
  readonly roleError: ApiError | null;
}

/** The landing page of a company (A2.31). */
export const businessLanding = setup({
  types: {
    context: {} as Given & {
      damage: Settled<BusinessSide> | null;
      /** Names of those who can give access; null while they are on their way. */
      administrators: Settled<readonly string[]> | null;
    },
    events: {} as { type: 'reload.requested' },
    input: {} as Given,
    output: {} as Exit,
  },
  actors: {
    damage: {} as SourceOf<BusinessSide>,
    administrators: {} as SourceOf<readonly string[]>,
  },
  guards: {
    canReload: ({ context: { damage, site, organisation } }) =>
      canRetry(businessNotice(damage, site, organisation) ?? { kind: 'state' }),
    hasNoRole: (_, { output }: { output: Settled<BusinessSide> }) =>
      output.error !== null && refusalIn(damageCustomerRefusals, output.error) === 'FEL3710020',
  },
}).createMachine({
  id: 'business-landing',
  description: 'What a company has, and where its people get on.',
  context: ({ input }) => ({ ...input, damage: null, administrators: null }),
  initial: 'settling',
  states: {
    settling: {
      description: 'The insurance is on its way.',
      invoke: {
        id: 'damage',
        src: 'damage',
        input: { asked: null },
        onDone: [
          { guard: { type: 'hasNoRole', params: ({ event }) => event }, target: 'noAccess' },
          { target: 'shown', actions: assign({ damage: ({ event }) => event.output }) },
        ],
      },
    },
    noAccess: {
      description: 'The visitor has no role here, and is told who can give one (A2.33).',
      invoke: {
        id: 'administrators',
        src: 'administrators',
        input: { asked: null },
        onDone: { actions: assign({ administrators: ({ event }) => event.output }) },
      },
    },
    shown: {
      description: 'The overview, or what is told in its place.',
      on: { 'reload.requested': { guard: 'canReload', target: 'reloading' } },
    },
    reloading: {
      description: 'All is asked for anew.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
