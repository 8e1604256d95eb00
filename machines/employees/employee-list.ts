import { assign, type PromiseActorLogic, setup } from 'xstate';
import { hitsOf, searchPause } from '#domain/display/search.ts';
import { isSearchable, type ListedEmployee } from '#domain/employees/employee-list.ts';
import { type EmployeePolicy, employeePolicyAt, noPolicy } from '#domain/employees/employee-policy.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { type Role, roleIn } from '#domain/person/role.ts';
import { type BusinessPolicies, noCustomer } from '#domain/policies/business-policies.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadBusinessPolicies } from '#machines/policies/load-business-policies.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { searchChanged, searchStates } from '#machines/shared/search-states.ts';

interface EmployeeListInput {
  readonly site: Pick<Site, 'claim' | 'phone'>;
  readonly address: PolicyAddress;
  /** The stored search of this list (0021); empty if there is none. */
  readonly searchedName: string;
}

/** The employees that a policy of a business covers (B1.10, B2.11). */
export const employeeList = setup({
  types: {
    context: {} as Omit<EmployeeListInput, 'searchedName'> & {
      role: Role | null;
      policy: EmployeePolicy;
      employees: readonly ListedEmployee[];
      form: { readonly searchedName: string };
      /** Ids of the employees whose cards are open. */
      open: readonly number[];
      /** The index, among the hits, of the card that was focused last; null if none was. */
      reached: number | null;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'search.changed'; searchedName: string }
      | { type: 'card.toggled'; id: number }
      | { type: 'card.reached'; at: number }
      | { type: 'retried' },
    input: {} as EmployeeListInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadBusinessPolicies: {} as typeof loadBusinessPolicies,
    noAccess: {} as typeof noAccess,
    listEmployees: {} as PromiseActorLogic<{ readonly employees: readonly ListedEmployee[] }, EmployeePolicy>,
  },
  guards: {
    mayNotSee: (_, { output }: { output: BusinessPolicies }) => output.customer === null,
    isFound: ({ context }, { output: { customer } }: { output: BusinessPolicies }) =>
      employeePolicyAt(customer ?? noCustomer, context.address) !== null,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isAnotherSearch: ({ context, event }) =>
      'searchedName' in event && event.searchedName !== context.form.searchedName && isSearchable(context),
    isAmongHits: ({ context, event }) =>
      'id' in event && hitsOf(context.employees, context.form.searchedName).some(({ id }) => id === event.id),
    isAnotherCard: ({ context, event }) =>
      'at' in event &&
      event.at !== context.reached &&
      event.at < hitsOf(context.employees, context.form.searchedName).length,
  },
  actions: {
    keepPolicy: assign(
      ({ context }, { output: { representative, customer } }: { output: BusinessPolicies }) => ({
        role: roleIn(representative.relations, representative.organisasjonsnummer),
        policy: employeePolicyAt(customer ?? noCustomer, context.address) ?? noPolicy,
      }),
    ),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    search: assign({
      form: (_, { searchedName }: { searchedName: string }) => ({ searchedName }),
      reached: null,
    }),
    toggleCard: assign({
      open: ({ context: { open } }, { id }: { id: number }) =>
        open.includes(id) ? open.filter((each) => each !== id) : [...open, id],
    }),
  },
  delays: { searchPause },
}).createMachine({
  id: 'employee-list',
  description: 'Lists the employees that a policy covers, with a search.',
  context: ({ input: { site, address, searchedName } }) => ({
    site,
    address,
    role: null,
    policy: noPolicy,
    employees: [],
    form: { searchedName },
    open: [],
    reached: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: "Loading the company's policies in a child flow, to find the one at the address (C4.7).",
      invoke: {
        id: 'loadBusinessPolicies',
        src: 'loadBusinessPolicies',
        input: ({ context: { site } }) => ({ right: 'viewEmployees', site }),
        onDone: [
          { guard: { type: 'mayNotSee', params: ({ event }) => event }, target: 'noAccess' },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'loadingEmployees',
            actions: { type: 'keepPolicy', params: ({ event }) => event },
          },
          { target: 'notFound' },
        ],
      },
    },
    noAccess: {
      description:
        'The visitor has no role in the company. A child flow shows the persons who can give one (C4.12).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    notFound: {
      description:
        'The company has no such policy that could be read, or it covers no employees (B8.4, C4.7).',
    },
    loadingEmployees: {
      description: 'Loading the employees. The request never uses the cache (B7.9).',
      tags: 'waiting',
      invoke: {
        id: 'listEmployees',
        src: 'listEmployees',
        input: ({ context }) => context.policy,
        onDone: { target: 'shown', actions: assign({ employees: ({ event }) => event.output.employees }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The employees could not be loaded (B8.4).',
      tags: 'failure',
      on: { retried: 'loadingEmployees' },
    },
    shown: {
      description: 'The page lists the employees, or the hits of the search.',
      initial: 'still',
      on: {
        'search.changed': searchChanged,
        'card.toggled': {
          guard: 'isAmongHits',
          actions: { type: 'toggleCard', params: ({ event }) => event },
        },
        'card.reached': {
          guard: 'isAnotherCard',
          actions: assign({ reached: ({ event }) => event.at }),
        },
      },
      states: searchStates,
    },
  },
});
