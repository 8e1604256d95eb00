import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';
import {
  cannotShareRefusals,
  createInsightRefusals,
  deleteInsightRefusals,
  insightDeleted,
  insightGiven,
  sharedByOwner,
  sharingListRefusals,
} from '#domain/sharing/errors.ts';

const name = 'Nordmann';

describe('giving insight shows', () => {
  test('an error if the surname does not match the number (B8.18)', () => {
    const error = apiError({ status: 403, code: 'FEL3710015', message: 'Missing required role.' });
    expect(refusalIn(createInsightRefusals, error)).toBe('FEL3710015');
    expect(noticeIn(createInsightRefusals, error)).toEqual({
      kind: 'refusal',
      title: null,
      text: 'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
    });
  });

  test('an error with the name for any other failure (B8.19)', () => {
    const { kind, title, text } = noticeIn(
      createInsightRefusals,
      apiError({ status: 403, code: 'FEL3710020' }),
    );
    expect([kind, title]).toEqual(['failure', null]);
    expect(fill(text, { name })).toBe(
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

describe('deleting insight shows', () => {
  test('an error with the name if it fails (B8.20)', () => {
    const { kind, title, text } = noticeIn(deleteInsightRefusals, apiError({ status: 500 }));
    expect([kind, title]).toEqual(['failure', null]);
    expect(fill(text, { name })).toBe('Det oppstod en feil under slettingen av Nordmann. Prøv igjen!');
  });

  test('a success message with the name (B8.21)', () => {
    const { kind, title, text } = insightDeleted;
    expect([kind, title]).toEqual(['success', null]);
    expect(fill(text, { name: 'Kari Nordmann' })).toBe('Innsynet til Kari Nordmann ble slettet');
  });
});

test('the error of a list that fails to load says to try again later (B8.22)', () => {
  expect(noticeIn(sharingListRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.',
  });
});

test('the notice on a shared policy names its owner, and says what the receiver may do (B6.10)', () => {
  const { kind, title, text } = sharedByOwner;
  expect([kind, title]).toEqual(['state', null]);
  expect(fill(text, { owner: 'Kari Nordmann' })).toBe(
    'Kari Nordmann har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.',
  );
});
