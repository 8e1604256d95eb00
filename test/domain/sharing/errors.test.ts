import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { cannotShareRefusals, createInsightRefusals, insightGiven } from '#domain/sharing/errors.ts';

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
