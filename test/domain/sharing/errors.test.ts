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

describe('who gives insight reads', () => {
  test('B8.18: that the surname is not the one of the number', () => {
    const error = apiError({ status: 403, code: 'FEL3710015', message: 'Missing required role.' });
    expect(refusalIn(createInsightRefusals, error)).toBe('FEL3710015');
    expect(noticeIn(createInsightRefusals, error)).toEqual({
      kind: 'refusal',
      title: null,
      text: 'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
    });
  });

  test('B8.19: that the person got none, for any other error', () => {
    const { kind, title, text } = noticeIn(
      createInsightRefusals,
      apiError({ status: 403, code: 'FEL3710020' }),
    );
    expect([kind, title]).toEqual(['failure', null]);
    expect(fill(text, { name })).toBe(
      'Beklager, det oppstod en feil. Nordmann fikk ikke innsyn. Prøv igjen senere.',
    );
  });

  test('B8.21: that the person has it now', () => {
    const { kind, title, text } = insightGiven;
    expect([kind, title]).toEqual(['success', null]);
    expect(fill(text, { name: 'Kari Nordmann' })).toBe(
      'Kari Nordmann har nå innsyn i dine skadeforsikringer',
    );
  });

  test('B8.23: that nothing can be shared just now', () => {
    expect(noticeIn(cannotShareRefusals, apiError({ status: 500 }))).toEqual({
      kind: 'failure',
      title: null,
      text: 'Det oppsto en feil, så du kan ikke gi innsyn akkurat nå. Prøv igjen senere.',
    });
  });
});

describe('who takes insight back reads', () => {
  test('B8.20: that it failed, and to try again', () => {
    const { kind, title, text } = noticeIn(deleteInsightRefusals, apiError({ status: 500 }));
    expect([kind, title]).toEqual(['failure', null]);
    expect(fill(text, { name })).toBe('Det oppstod en feil under slettingen av Nordmann. Prøv igjen!');
  });

  test('B8.21: that it is gone', () => {
    const { kind, title, text } = insightDeleted;
    expect([kind, title]).toEqual(['success', null]);
    expect(fill(text, { name: 'Kari Nordmann' })).toBe('Innsynet til Kari Nordmann ble slettet');
  });
});

test('B8.22: who cannot be shown a list is asked to try again later', () => {
  expect(noticeIn(sharingListRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.',
  });
});

test('B6.10: a person with insight reads the name of the giver, and the extent', () => {
  const { kind, title, text } = sharedByOwner;
  expect([kind, title]).toEqual(['state', null]);
  expect(fill(text, { owner: 'Kari Nordmann' })).toBe(
    'Kari Nordmann har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.',
  );
});
