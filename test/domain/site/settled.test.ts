import { describe, expect, test } from 'vitest';
import { settledBy } from '#domain/site/settled.ts';

const context: { loadBanks: unknown; loadClaims: unknown } = { loadBanks: null, loadClaims: null };

const refused = {
  status: 403,
  statusText: 'Forbidden',
  code: 'FEL3710020',
  name: 'ApiError',
  developerMessage: '',
  type: 'INTERNAL_ERROR',
  message: 'Missing required role.',
  requestCorrelationId: 'c-1',
  url: '/rest/banker',
};

describe('the end of a call changes the part of the page that is named after it', () => {
  test('to the value of a response', () => {
    expect(settledBy({ type: 'xstate.done.actor.loadBanks', output: ['0820'] }, context)).toEqual({
      loadBanks: { value: ['0820'], error: null },
    });
  });

  test('to the error of a failure', () => {
    expect(settledBy({ type: 'xstate.error.actor.loadClaims', error: refused }, context)).toEqual({
      loadClaims: { value: null, error: refused },
    });
  });

  test('to an error also if a defect has ended it', () => {
    const defect = { type: 'xstate.error.actor.loadBanks', error: new TypeError('a is undefined') };
    expect(settledBy(defect, context)).toEqual({
      loadBanks: {
        value: null,
        error: {
          ...{ status: 0, statusText: '', code: 'UNEXPECTED', name: 'TypeError', message: '', url: '' },
          ...{ developerMessage: 'TypeError: a is undefined', type: 'INTERNAL_ERROR' },
          requestCorrelationId: null,
        },
      },
    });
  });

  test.each([
    ['a value', { value: ['0820'], error: null }],
    ['an error', { value: null, error: refused }],
  ])('but not a part that already has %s', (_, loadBanks) => {
    expect(settledBy({ type: 'xstate.done.actor.loadBanks', output: [] }, { ...context, loadBanks })).toEqual(
      {},
    );
  });
});
