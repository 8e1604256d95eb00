import { assign, or, type PromiseActorLogic, setup, stateIn } from 'xstate';
import { asksDirectAccess } from '#domain/arriving/dependent-calls.ts';
import { damagePoliciesRefusals } from '#domain/arriving/errors.ts';
import { successorAddress } from '#domain/arriving/successor.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';
import { goesToSuccessor } from '#domain/arriving/visitor-routing.ts';
import { type ApiError, toApiError } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { actsForBusiness, type Identified } from '#domain/person/identification.ts';
import type { Bank } from '#domain/shared/bank.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/** What the surrounding site decides, and which of the successor's pages takes the place of this one. */
export interface RoutingInput {
  readonly login: SiteLink;
  /** Numbers of the banks that may keep their customers out (A4.10). */
  readonly mayBlock: readonly string[];
  readonly successorHost: string;
  readonly successorPage: SuccessorTarget;
  /** Goes along to the successor (A9.9); null where the visitor came without. */
  readonly kid: string | null;
}

/** Whom the page is shown to; `transition`: the move to the successor insurer has begun (A3.17). */
export interface Visitor extends Identified {
  readonly transition: boolean;
  /** The bank by which they came; null where routing had no need to ask, and the page asks for itself. */
  readonly bank: Bank | null;
}

/** How routing ends: the page is shown, or the successor's is gone to. */
export type Routed = { readonly visitor: Visitor } | { readonly leave: AllowedAddress };

interface RoutingAnswer {
  readonly routingTarget: string;
  readonly bankForholdRegnr?: string | null | undefined;
}

interface DirectAccessAnswer {
  readonly banknavn?: string | null | undefined;
  readonly blokkerDirektetilgang: boolean;
}

const nobody: Visitor = { organisasjonsnummer: null, hasNationalId: false, transition: false, bank: null };

/** Where a visitor of a page belongs (A4.9, A4.10): here, at the successor insurer, or at the bank's own site. */
export const visitorRouting = setup({
  types: {
    context: {} as {
      site: RoutingInput;
      visitor: Visitor;
      /** The successor's page for this visitor. */
      successor: AllowedAddress | null;
      /** The bank that keeps its customers out; its name may be unknown. */
      blockedBy: { readonly name: string | null } | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as RoutingInput,
    output: {} as Routed,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    identify: {} as PromiseActorLogic<Identified>,
    askTransition: {} as PromiseActorLogic<boolean>,
    getBankInfo: {} as PromiseActorLogic<Bank>,
    getRouting: {} as PromiseActorLogic<RoutingAnswer>,
    hasDamagePolicies: {} as PromiseActorLogic<boolean>,
    askRedirect: {} as PromiseActorLogic<boolean>,
    getDirectAccess: {} as PromiseActorLogic<DirectAccessAnswer>,
  },
  guards: {
    isYes: (_, { output }: { output: boolean }) => output,
    isBusiness: ({ context: { visitor } }) => actsForBusiness(visitor),
    goesToSuccessor: (_, { output }: { output: RoutingAnswer }) =>
      goesToSuccessor({
        transition: true,
        redirect: false,
        kind: 'business',
        target: output.routingTarget,
        hasDamagePolicies: true,
      }),
    mayNotSeeDamage: (_, { error }: { error: unknown }) =>
      refusalIn(damagePoliciesRefusals, error) === 'mayNotSeeDamage',
    mayBlock: ({ context: { site, visitor } }) =>
      asksDirectAccess(visitor.bank?.bankregnr ?? null, { transition: true, banks: site.mayBlock }),
    isBlocked: ({ context: { blockedBy } }) => blockedBy !== null,
    isUndecided: or([
      stateIn({ routing: { successor: { private: { policies: 'missing' } } } }),
      stateIn({ routing: { successor: { private: { redirect: 'missing' } } } }),
    ]),
    isAccessUnknown: stateIn({ routing: { access: 'missing' } }),
  },
  actions: {
    addressSuccessor: assign({
      successor: ({ context: { site, visitor } }, { bankregnr }: { bankregnr: string }) =>
        successorAddress(site.successorPage, {
          host: site.successorHost,
          segment: actsForBusiness(visitor) ? 'business' : 'private',
          bankForholdRegnr: bankregnr,
          ...(site.kid !== null && { kid: site.kid }),
        }),
    }),
    fail: assign({ error: (_, { error }: { error: unknown }) => toApiError(error) }),
  },
}).createMachine({
  id: 'visitor-routing',
  description: 'Where a visitor belongs: here, at the successor insurer, or at the site of the bank.',
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    successor: null,
    blockedBy: null,
    error: null,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Whom the visitor acts for is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: {
          target: 'askingTransition',
          actions: assign({ visitor: ({ event }) => ({ ...event.output, transition: false, bank: null }) }),
        },
        onError: { target: 'loggedOut', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    loggedOut: {
      description: 'Nobody knows who the visitor is.',
      tags: 'failure',
      on: { retried: 'identifying' },
    },
    askingTransition: {
      description: 'Whether the move to the successor insurer has begun is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'askTransition',
        src: 'askTransition',
        onDone: [
          {
            guard: { type: 'isYes', params: ({ event }) => event },
            target: 'askingBank',
            actions: assign({ visitor: ({ context }) => ({ ...context.visitor, transition: true }) }),
          },
          { target: 'shown' },
        ],
        onError: { target: 'unavailable', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    askingBank: {
      description: 'The bank by which the visitor came is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: {
          target: 'routing',
          actions: [
            assign({ visitor: ({ context, event }) => ({ ...context.visitor, bank: event.output }) }),
            { type: 'addressSuccessor', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unavailable', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    routing: {
      description:
        'Whether the visitor goes to the successor, and whether the bank lets them in, side by side.',
      type: 'parallel',
      states: {
        successor: {
          description: 'Whether the visitor goes to the successor.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'A business is asked about in another way than a person.',
              always: [{ guard: 'isBusiness', target: 'business' }, { target: 'private' }],
            },
            business: {
              description: 'The routing answer is on its way.',
              tags: 'waiting',
              invoke: {
                id: 'getRouting',
                src: 'getRouting',
                onDone: [
                  {
                    guard: { type: 'goesToSuccessor', params: ({ event }) => event },
                    target: '#visitor-routing.leaving',
                    actions: {
                      type: 'addressSuccessor',
                      params: ({ context, event }) => ({
                        bankregnr: event.output.bankForholdRegnr ?? context.visitor.bank?.bankregnr ?? '',
                      }),
                    },
                  },
                  { target: 'stays' },
                ],
                onError: {
                  target: '#visitor-routing.unavailable',
                  actions: { type: 'fail', params: ({ event }) => event },
                },
              },
            },
            private: {
              description: 'Who has no damage insurance goes, where the redirect is on.',
              type: 'parallel',
              states: {
                policies: {
                  description: 'Whether there is any damage insurance.',
                  initial: 'asking',
                  states: {
                    asking: {
                      description: 'The answer is on its way.',
                      tags: 'waiting',
                      invoke: {
                        id: 'hasDamagePolicies',
                        src: 'hasDamagePolicies',
                        onDone: [
                          {
                            guard: { type: 'isYes', params: ({ event }) => event },
                            target: '#visitor-routing.routing.successor.stays',
                          },
                          { target: 'none' },
                        ],
                        onError: [
                          {
                            guard: { type: 'mayNotSeeDamage', params: ({ event }) => event },
                            target: 'none',
                          },
                          { target: 'missing', actions: { type: 'fail', params: ({ event }) => event } },
                        ],
                      },
                    },
                    none: { description: 'There is none.', type: 'final' },
                    missing: {
                      description: 'It could not be had; the redirect may settle it all the same.',
                      type: 'final',
                    },
                  },
                },
                redirect: {
                  description: 'Whether the redirect is on.',
                  initial: 'asking',
                  states: {
                    asking: {
                      description: 'The answer is on its way.',
                      tags: 'waiting',
                      invoke: {
                        id: 'askRedirect',
                        src: 'askRedirect',
                        onDone: [
                          { guard: { type: 'isYes', params: ({ event }) => event }, target: 'on' },
                          { target: '#visitor-routing.routing.successor.stays' },
                        ],
                        onError: {
                          target: 'missing',
                          actions: { type: 'fail', params: ({ event }) => event },
                        },
                      },
                    },
                    on: { description: 'It is on.', type: 'final' },
                    missing: {
                      description: 'It could not be had; the insurance may settle it all the same.',
                      type: 'final',
                    },
                  },
                },
              },
              onDone: [
                { guard: 'isUndecided', target: '#visitor-routing.unavailable' },
                { target: '#visitor-routing.leaving' },
              ],
            },
            stays: { description: 'The visitor stays.', type: 'final' },
          },
        },
        access: {
          description: 'Whether the bank lets its customers in.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Few banks may keep their customers out.',
              always: [{ guard: 'mayBlock', target: 'asking' }, { target: 'settled' }],
            },
            asking: {
              description: 'The answer is on its way.',
              tags: 'waiting',
              invoke: {
                id: 'getDirectAccess',
                src: 'getDirectAccess',
                onDone: {
                  target: 'settled',
                  actions: assign({
                    blockedBy: ({ event: { output } }) =>
                      output.blokkerDirektetilgang ? { name: output.banknavn ?? null } : null,
                  }),
                },
                onError: { target: 'missing', actions: { type: 'fail', params: ({ event }) => event } },
              },
            },
            settled: { description: 'It is known.', type: 'final' },
            missing: {
              description: 'It could not be had; who goes to the successor need not know.',
              type: 'final',
            },
          },
        },
      },
      onDone: [
        { guard: 'isAccessUnknown', target: 'unavailable' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'shown' },
      ],
    },
    blocked: { description: 'The bank keeps its customers out; they log in at its own site.' },
    unavailable: {
      description: 'Something that decides where the visitor belongs could not be had.',
      tags: 'failure',
      // Half of the answers decide nothing: all but who it is begins anew.
      entry: assign({
        visitor: ({ context }) => ({ ...context.visitor, transition: false, bank: null }),
        successor: null,
        blockedBy: null,
      }),
      on: { retried: 'askingTransition' },
    },
    shown: {
      description: 'The visitor belongs here.',
      type: 'final',
      output: ({ context: { visitor } }) => ({ visitor }),
    },
    leaving: {
      description: 'The visitor belongs to the successor.',
      type: 'final',
      // A bank that is no number has no place there.
      output: ({ context: { visitor, successor } }) =>
        successor === null ? { visitor } : { leave: successor },
    },
  },
  output: ({ event }) => event.output as Routed,
});
