import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { cannotShareRefusals, createInsightRefusals, insightGiven } from '#domain/sharing/errors.ts';
import { sharingAfterError, sharingOf } from '#domain/sharing/insight.ts';

describe('giving insight shows', () => {
  test('an error with the name for any other failure (B8.19)', () => {
    const { kind, title, text } = noticeIn(
      createInsightRefusals,
      apiError({ status: 403, code: 'FEL3710020' }),
    );
    expect([kind, title]).toEqual(['failure', null]);
    expect(fill(text, { name: 'Nordmann' })).toBe(
      'Beklager, det oppstod en feil. Nordmann fikk ikke innsyn. Prøv igjen senere.',
    );
  });

  test('a success message with the name (B8.21)', () => {
    const { kind, title, text } = insightGiven;
    expect([kind, title]).toEqual(['success', null]);
    expect(fill(text, { name: 'Kari Nordmann' })).toBe(
      'Kari Nordmann har nå innsyn i dine skadeforsikringer',
    );
  });

  test('an error if the policies fail to load (B8.23)', () => {
    expect(noticeIn(cannotShareRefusals, apiError({ status: 500 }))).toEqual({
      kind: 'failure',
      title: null,
      text: 'Det oppsto en feil, så du kan ikke gi innsyn akkurat nå. Prøv igjen senere.',
    });
  });
});

describe('what the visitor can share', () => {
  const internal = apiError({ status: 500, code: '500' });

  test('is nothing without damage policies (B6.10)', () => {
    expect(sharingOf([])).toEqual({ kind: 'nothingToShare' });
    expect(sharingOf([{}])).toEqual({ kind: 'possible' });
  });

  test.each([
    ['any 404 (C1.4)', { status: 404, code: '404' }],
    [
      'the refusal of damage insurance (A6.5)',
      { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' },
    ],
  ])('is nothing after %s', (_, error) => {
    expect(sharingAfterError(apiError(error))).toEqual({ kind: 'nothingToShare' });
  });

  test('is unknown after another error (B8.23)', () => {
    expect(sharingAfterError(internal)).toEqual({ kind: 'unknown', error: internal });
  });
});
