import { movesToSuccessor } from '#domain/arriving/visitor-routing.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { visitorRoutingFlow } from './flow.ts';

/** The number is invented: no birth date has this month. */
const fodselsnummer = '01437912357';

export const visitorRoutingCases = defineCases(visitorRoutingFlow, {
  input: {
    phone: '+4721000000',
    mayBlock: ['0770', '0502'],
    successorHost: 'kunde.forsikring.example',
    successorPage: 'buy',
    kid: null,
  },
  events: { retried: [{}] },
  actors: {
    identify: {
      operation: 'getIdentification',
      done: {
        'a private customer': { status: 200, body: { organisasjonsnummer: null, fodselsnummer } },
        'a business': { status: 200, body: { organisasjonsnummer: '923609016', fodselsnummer } },
      },
      // A 401 offers a login and no retry; it is tested in test/journeys/arriving/routing.test.ts.
      failed: { 'in maintenance': { status: 500, body: { code: 'INS00002' } }, 'no role': noRole },
    },
    noAccess: {},
    getTransitionToggle: {
      operation: 'getToggle',
      done: { on: { status: 200, body: true }, off: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    getBankInfo: {
      operation: 'getBankInfo',
      done: {
        'a bank that allows direct access': { status: 200, body: { name: 'Solvik', bankregnr: '3361' } },
        'a bank that may block direct access': { status: 200, body: { name: 'Viddene', bankregnr: '0770' } },
      },
      failed: { 'not found': { status: 404 } },
    },
    getRouting: {
      operation: 'getRouting',
      done: {
        'the successor': { status: 200, body: { routingTarget: 'FREMTIND', bankForholdRegnr: '3361' } },
        'the successor, without a bank': { status: 200, body: { routingTarget: 'FREMTIND' } },
        'another insurer': { status: 200, body: { routingTarget: 'EIKA', bankForholdRegnr: '3361' } },
      },
      failed: { 'wrong shape': { status: 200, body: [] } },
    },
    hasDamagePolicies: {
      operation: 'hasDamagePolicies',
      done: { some: { status: 200, body: true }, none: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    getRedirectToggle: {
      operation: 'getToggle',
      done: { on: { status: 200, body: true }, off: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    getDirectAccess: {
      operation: 'getDirectAccess',
      done: {
        allowed: { status: 200, body: { banknavn: 'Viddene', blokkerDirektetilgang: false } },
        blocked: { status: 200, body: { banknavn: 'Viddene', blokkerDirektetilgang: true } },
        'blocked by a bank without a name': {
          status: 200,
          body: { banknavn: null, blokkerDirektetilgang: true },
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ visitor, access, ...results }) => ({
    business: visitor.organisasjonsnummer !== null,
    bank: visitor.bank?.bankregnr,
    // Other orders of the responses are tested in test/journeys/arriving/routing-order.test.ts.
    moves: movesToSuccessor({ visitor, ...results, access }) ?? [results.hasDamagePolicies, results.redirect],
    isAccessLoaded: access !== null,
  }),
});
