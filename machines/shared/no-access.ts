import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { Site } from '#domain/site/site.ts';

interface NoAccessInput {
  readonly site: Pick<Site, 'phone'>;
}

/** The page for visitors without a role in the company (A2.33). */
export const noAccess = setup({
  types: {
    context: {} as NoAccessInput & {
      /** The persons with access; null until they are loaded. */
      organisation: Settled<OrganisationAccess> | null;
    },
    input: {} as NoAccessInput,
    tags: {} as 'waiting',
  },
  actors: { organisation: {} as PromiseActorLogic<OrganisationAccess> },
  actions: { settle: assign(({ event, context }) => settledBy(event, context)) },
}).createMachine({
  id: 'no-access',
  description: 'The visitor may not see the insurance of the company.',
  context: ({ input }) => ({ ...input, organisation: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the people who can give access.',
      tags: 'waiting',
      invoke: {
        id: 'organisation',
        src: 'organisation',
        onDone: { target: 'loaded', actions: 'settle' },
        onError: { target: 'loaded', actions: 'settle' },
      },
    },
    loaded: { description: 'Names are shown, or only the phone number.' },
  },
});
