import { assign, type PromiseActorLogic, setup } from 'xstate';
import { afterRouting, type Routed } from '#domain/arriving/visitor-routing.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { canSwitch, companyOf, lacksRole } from '#domain/overview/active-party.ts';
import type { Sorting } from '#domain/overview/business-order.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import type { Relation } from '#domain/person/relation.ts';
import { nobody, type Visitor } from '#domain/person/visitor.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { Switched, switchAgreement } from '#machines/arriving/switch-agreement.ts';
import type { RoutingInput, visitorRouting } from '#machines/arriving/visitor-routing.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { settling } from '#machines/shared/settling-states.ts';
import type { businessLanding, LandingEnd } from './business-landing.ts';
import type { privateLanding } from './private-landing.ts';

interface HomeInput {
  readonly routing: RoutingInput;
  readonly site: LandingSite;
  readonly today: IsoDate;
  /** Whether the tips card has never been closed (A2.29). */
  readonly showsTips: boolean;
  /** What the visitor typed in the policy search before leaving the page; empty if nothing. */
  readonly searchedName: string;
  /** The keys of the groups of policies that the visitor opened before leaving the page. */
  readonly openGroups: readonly string[];
  /** The sorting that the visitor of a company chose before leaving the page; null if none. */
  readonly sorting: Sorting | null;
  /** The address to open after a switch with an unknown outcome. */
  readonly myPage: AllowedAddress;
  /** Whether customers of the site can switch (A2.26). */
  readonly maySwitch: boolean;
}

/** The landing page of the main app, for private customers and for companies. */
export const home = setup({
  types: {
    context: {} as HomeInput & {
      visitor: Visitor;
      relations: Settled<readonly Relation[]> | null;
      /** The organisation in which the visitor has no role; null until it is loaded. */
      organisation: Settled<OrganisationAccess> | null;
      exit: Exit;
    },
    events: {} as { type: 'switch.requested' },
    input: {} as HomeInput,
    output: {} as Exit,
    meta: {} as { address: '/' },
    tags: {} as 'waiting',
  },
  actors: {
    relations: {} as PromiseActorLogic<readonly Relation[]>,
    organisation: {} as PromiseActorLogic<OrganisationAccess>,
    visitorRouting: {} as typeof visitorRouting,
    privateLanding: {} as typeof privateLanding,
    businessLanding: {} as typeof businessLanding,
    noAccess: {} as typeof noAccess,
    switchAgreement: {} as typeof switchAgreement,
  },
  guards: {
    leaves: (_, { output }: { output: Routed }) => 'leave' in output,
    isPrivate: ({ context: { visitor } }) => !actsForBusiness(visitor),
    canSwitch: ({ context }) => canSwitch(context),
    wasSwitched: (_, { output }: { output: Switched }) => output.kind === 'switched',
    wasCancelled: (_, { output }: { output: Switched }) => output.kind === 'cancelled',
    lacksRole: ({ context }) => lacksRole(context),
    hasNoAccess: (_, { output }: { output: LandingEnd }) => 'noAccess' in output,
    awaitsRelations: ({ context: { relations } }) => relations === null,
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    keepRouted: assign((_, { output }: { output: Routed }) => afterRouting(output)),
    setExit: assign({
      exit: ({ context }, { output }: { output: LandingEnd }) =>
        'noAccess' in output ? context.exit : output,
    }),
  },
}).createMachine({
  id: 'home',
  description: 'The landing page, for private customers and for companies.',
  context: ({ input }) => ({
    ...input,
    visitor: nobody,
    relations: null,
    organisation: null,
    exit: { reload: true },
  }),
  invoke: settling('relations'),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Routing the visitor in a child flow.',
      meta: { address: '/' },
      invoke: {
        id: 'visitorRouting',
        src: 'visitorRouting',
        input: ({ context: { routing } }) => routing,
        onDone: [
          {
            guard: { type: 'leaves', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepRouted', params: ({ event }) => event },
          },
          { target: 'page', actions: { type: 'keepRouted', params: ({ event }) => event } },
        ],
      },
    },
    page: {
      description: 'The landing page and its dialog.',
      type: 'parallel',
      meta: { address: '/' },
      states: {
        content: {
          description: 'The content of the page.',
          initial: 'choosing',
          states: {
            choosing: {
              description:
                "Waiting for the relations, which contain the other parties and the visitor's role.",
              always: [
                { guard: 'awaitsRelations' },
                { guard: 'isPrivate', target: 'private' },
                { guard: 'lacksRole', target: 'noAccess' },
                { target: 'business' },
              ],
            },
            private: {
              description: 'The landing page of a private customer.',
              invoke: {
                id: 'privateLanding',
                src: 'privateLanding',
                input: ({ context: { site, visitor, today, showsTips, searchedName, openGroups } }) => ({
                  site,
                  hasNationalId: visitor.hasNationalId,
                  today,
                  showsTips,
                  searchedName,
                  openGroups,
                }),
                onDone: {
                  target: '#home.leaving',
                  actions: { type: 'setExit', params: ({ event }) => event },
                },
              },
            },
            business: {
              description: 'The landing page of a company.',
              invoke: {
                id: 'businessLanding',
                src: 'businessLanding',
                input: ({ context }) => ({
                  site: context.site,
                  sorting: context.sorting,
                  searchedName: context.searchedName,
                  openGroups: context.openGroups,
                  ...companyOf(context),
                }),
                onDone: [
                  { guard: { type: 'hasNoAccess', params: ({ event }) => event }, target: 'noAccess' },
                  { target: '#home.leaving', actions: { type: 'setExit', params: ({ event }) => event } },
                ],
              },
            },
            noAccess: {
              description: 'The visitor has no role in the company (A2.33).',
              invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
              initial: 'naming',
              states: {
                naming: {
                  description: 'Loading the name of the company, which is in no relation of the visitor.',
                  tags: 'waiting',
                  invoke: {
                    id: 'organisation',
                    src: 'organisation',
                    onDone: { target: 'named', actions: 'settle' },
                    onError: 'named',
                  },
                },
                named: { description: 'The name has been loaded, or could not be.' },
              },
            },
          },
        },
        dialog: {
          description: 'The dialog to switch to another party.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: { 'switch.requested': { guard: 'canSwitch', target: 'switching' } },
            },
            switching: {
              description: 'The visitor switches to another party in a child flow (A2.26).',
              invoke: {
                id: 'switchAgreement',
                src: 'switchAgreement',
                input: ({ context: { relations, visitor } }) => ({
                  relations: relations?.value ?? [],
                  shown: { organisasjonsnummer: visitor.organisasjonsnummer },
                }),
                onDone: [
                  { guard: { type: 'wasCancelled', params: ({ event }) => event }, target: 'shut' },
                  {
                    guard: { type: 'wasSwitched', params: ({ event }) => event },
                    target: '#home.leaving',
                    actions: assign({ exit: { reload: true } }),
                  },
                  // The outcome of the switch is unknown. My page loads the active party again and shows it.
                  {
                    target: '#home.leaving',
                    actions: assign({ exit: ({ context }) => ({ leave: context.myPage }) }),
                  },
                ],
              },
            },
          },
        },
      },
    },
    leaving: {
      description: 'The visitor leaves, or the page reloads.',
      type: 'final',
      output: ({ context }) => context.exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
