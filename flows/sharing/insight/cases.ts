import { apiError } from '#domain/errors/api-error.ts';
import { emptySharingForm } from '#domain/sharing/sharing-form.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { insightFlow } from './flow.ts';

const typed = { fodselsnummer: '15839012321', etternavn: 'Berg' };

const url = '/privat-relasjon/opprett';

// The errors of two responses in the cases of give-insight.
const internalError = apiError({ status: 500, code: '500', name: 'ResponseError', url });
const unreadable = apiError({
  status: 200,
  code: 'UNREADABLE',
  developerMessage: 'fulltNavn: expected string',
  url,
});

export const insightCases = defineCases(insightFlow, {
  input: { site: { phone: '+4721000000' }, draft: null },
  events: { 'give.requested': [{}], retried: [{}], 'reload.requested': [{}] },
  actors: {
    identify: {
      operation: 'getIdentification',
      done: {
        'for themselves': { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
        'for an organisation': {
          status: 200,
          body: { organisasjonsnummer: '923609016', fodselsnummer: null },
        },
      },
      failed: { 'wrong shape': { status: 200, body: [] }, 'no role': noRole },
    },
    noAccess: {},
    loadSharing: {
      operation: 'getDamageCustomer',
      done: {
        'a policy': { status: 200, body: customer },
        'no policies': { status: 200, body: { ...customer, forsikringer: [] } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    givenInsight: {},
    receivedInsight: {},
    giveInsight: {
      given: {
        change: { kind: 'given', name: 'Ola Berg' },
        form: emptySharingForm,
        mayBeOutdated: true,
      },
      failed: {
        change: { kind: 'notGiven', name: 'Berg', error: internalError },
        form: typed,
        mayBeOutdated: true,
      },
      unknown: {
        change: { kind: 'maybeGiven', name: 'Berg', error: unreadable },
        form: typed,
        mayBeOutdated: true,
      },
      cancelled: { change: null, form: emptySharingForm, mayBeOutdated: false },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ identification, sharing }) => [identification, sharing?.kind],
});
