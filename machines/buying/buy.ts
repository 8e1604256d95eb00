import { assign, type PromiseActorLogic, setup } from 'xstate';
import { afterRouting, type Routed } from '#domain/arriving/visitor-routing.ts';
import { type Buyer, buyerFailure } from '#domain/buying/buyer.ts';
import { salesEntranceRefusals } from '#domain/buying/errors.ts';
import { searchPause } from '#domain/display/search.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import { nobody, type Visitor } from '#domain/person/visitor.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import { isUnwantedCustomer } from '#domain/shared/unwanted.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { RoutingInput, visitorRouting } from '#machines/arriving/visitor-routing.ts';
import { searchChanged, searchStates } from '#machines/shared/search-states.ts';
import { settling } from '#machines/shared/settling-states.ts';

/** The surrounding site's settings for the buy page. Few are in `Site`, because the buy page is a sub-app of its own. */
interface BuySite extends Pick<Site, 'phone'> {
  readonly routing: RoutingInput;
  readonly overview: AllowedAddress;
  /** This page. The products' pages are below it (A2.3). */
  readonly buyPage: AllowedAddress;
  /** The page where a business orders insurance (B2.32). */
  readonly order: AllowedAddress;
  /** Insurance that this insurer does not offer; some banks link to it (A2.36). */
  readonly otherInsurancesPage: SiteLink;
  readonly contact: SiteLink;
  /** Partner customers do not see the whole list of products (A1.4). */
  readonly isPartner: boolean;
  /** The native app hides some back links (A1.5). */
  readonly isNative: boolean;
  /** Registration numbers of banks, by what applies to them; `configuration.ts` explains each list. */
  readonly banks: {
    readonly otherInsurances: readonly string[];
    readonly ringUs: readonly string[];
    readonly needTime: readonly string[];
  };
}

interface BuyContext {
  readonly site: BuySite;
  readonly visitor: Visitor;
  /** The exit in `leaving`: the order page of a business, or the successor's page from routing. */
  readonly exit: Exit;
  /** The visitor is not a customer of damage insurance yet (A7.6). */
  readonly isNewSale: boolean;
  /** Whether an offer can be accepted today (A3.10); null until the call has ended. */
  readonly acceptsOffers: Settled<boolean> | null;
  /** Null until the customer record is loaded, and if that fails. */
  readonly buyer: Buyer | null;
  /** The bank whose site the visitor comes from; null until it is loaded, and if that fails. */
  readonly bank: SiteBank | null;
  /** The customer record could not be loaded. */
  readonly error: ApiError | null;
  readonly form: { readonly searchedName: string };
}

/**
 * The buy page (A2.35 to A2.39). The document sends all requests early, so invoking the calls one after another costs no
 * time.
 */
export const buy = setup({
  types: {
    context: {} as BuyContext,
    events: {} as { type: 'retried' } | { type: 'search.changed'; searchedName: string },
    input: {} as BuySite,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    visitorRouting: {} as typeof visitorRouting,
    getSalesEntrance: {} as PromiseActorLogic<string>,
    acceptsOffers: {} as PromiseActorLogic<boolean>,
    sellsDigitally: {} as PromiseActorLogic<boolean>,
    getBuyer: {} as PromiseActorLogic<Buyer>,
    getBankInfo: {} as PromiseActorLogic<SiteBank>,
  },
  guards: {
    movesToSuccessor: (_, { output }: { output: Routed }) => 'leave' in output,
    isBusiness: (_, { output }: { output: Routed }) => 'visitor' in output && actsForBusiness(output.visitor),
    isNewSale: ({ event }) => refusalIn(salesEntranceRefusals, errorOf(event)) === 'noDamageCustomerNumber',
    canBuyDigitally: (_, { output }: { output: boolean }) => output,
    isUnwanted: (_, { output }: { output: Buyer }) => isUnwantedCustomer(output),
    isBankKnown: ({ context }) => context.bank !== null,
    hasCustomerRecord: ({ context }) => context.buyer !== null,
    isInAnotherBank: ({ context }) => buyerFailure(context.error) === 'inAnotherBank',
    isNotYetCustomer: ({ context }) => buyerFailure(context.error) === 'notYetCustomer',
    isRefused: ({ context }) => buyerFailure(context.error) === 'refused',
    isAnotherSearch: ({ context: { site, form }, event }) =>
      'searchedName' in event && event.searchedName !== form.searchedName && !site.isPartner,
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    search: assign({ form: (_, { searchedName }: { searchedName: string }) => ({ searchedName }) }),
    keepRouted: assign((_, { output }: { output: Routed }) => afterRouting(output)),
  },
  delays: { searchPause },
}).createMachine({
  id: 'buy',
  description: 'The products that the visitor can buy here.',
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    exit: { leave: input.order },
    isNewSale: false,
    acceptsOffers: null,
    buyer: null,
    bank: null,
    error: null,
    form: { searchedName: '' },
  }),
  // The response only adds a notice, so the page does not wait for it.
  invoke: settling('acceptsOffers'),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Routing the visitor in a child flow.',
      invoke: {
        id: 'visitorRouting',
        src: 'visitorRouting',
        input: ({ context }) => context.site.routing,
        onDone: [
          {
            guard: { type: 'movesToSuccessor', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepRouted', params: ({ event }) => event },
          },
          { guard: { type: 'isBusiness', params: ({ event }) => event }, target: 'leaving' },
          {
            target: 'loadingSalesEntrance',
            actions: [
              { type: 'keepRouted', params: ({ event }) => event },
              assign({ bank: ({ context }) => context.visitor.bank }),
            ],
          },
        ],
      },
    },
    loadingSalesEntrance: {
      description: 'Loading whether the visitor is a customer of damage insurance.',
      tags: 'waiting',
      invoke: {
        id: 'getSalesEntrance',
        src: 'getSalesEntrance',
        onDone: 'loadingDigitalSale',
        onError: [
          { guard: 'isNewSale', target: 'loadingDigitalSale', actions: assign({ isNewSale: true }) },
          // Never retried (A7.6): the linked pages send this request themselves.
          { target: 'loadingDigitalSale' },
        ],
      },
    },
    loadingDigitalSale: {
      description: 'Loading whether the visitor can buy digitally.',
      tags: 'waiting',
      invoke: {
        id: 'sellsDigitally',
        src: 'sellsDigitally',
        onDone: [
          { guard: { type: 'canBuyDigitally', params: ({ event }) => event }, target: 'loadingBuyer' },
          { target: 'notSold' },
        ],
        // The customer's status has the same information.
        onError: 'loadingBuyer',
      },
    },
    loadingBuyer: {
      description: 'Loading the customer record.',
      tags: 'waiting',
      invoke: {
        id: 'getBuyer',
        src: 'getBuyer',
        onDone: [
          { guard: { type: 'isUnwanted', params: ({ event }) => event }, target: 'notSold' },
          { target: 'checkingBank', actions: assign({ buyer: ({ event }) => event.output }) },
        ],
        onError: { target: 'checkingBank', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
    },
    checkingBank: {
      description: 'Checking whether routing has loaded the bank already.',
      always: [{ guard: 'isBankKnown', target: 'deciding' }, { target: 'loadingBank' }],
    },
    loadingBank: {
      description: 'Loading the bank, which routing loads only for some visitors.',
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: { target: 'deciding', actions: assign({ bank: ({ event }) => event.output }) },
        // Without the bank, the rules for single banks do not apply (A2.36, A8.1).
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Choosing the screen by the customer record, or by its error.',
      always: [
        { guard: 'hasCustomerRecord', target: 'offered' },
        { guard: 'isInAnotherBank', target: 'inAnotherBank' },
        // Some refusals mean "not a customer yet"; those visitors see the full list.
        { guard: 'isNotYetCustomer', target: 'offered' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'unavailable' },
      ],
    },
    offered: {
      description:
        'The page lists the products, or the hits of the search, with links to the surrounding site.',
      initial: 'still',
      on: { 'search.changed': searchChanged },
      states: searchStates,
    },
    notSold: { description: 'The insurer does not sell digitally to this customer.' },
    inAnotherBank: {
      description: 'The visitor is a customer of another bank; the page says how to contact the insurer.',
    },
    refused: { description: 'The visitor has no access, or the session has ended.' },
    unavailable: {
      description: 'The customer record could not be loaded.',
      tags: 'failure',
      on: {
        retried: {
          target: 'loadingBuyer',
          // Loads the bank again too, unless routing provided it; the cache has it if that request succeeded before.
          actions: assign({ error: null, bank: ({ context }) => context.visitor.bank }),
        },
      },
    },
    leaving: {
      description: 'The visitor leaves for the successor, or for the order page of a business.',
      type: 'final',
    },
  },
  output: ({ context }) => context.exit,
});
