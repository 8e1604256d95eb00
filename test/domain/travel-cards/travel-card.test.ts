import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expiredText,
  isExpired,
  mayDeleteTravelCard,
  travelCardLabel,
} from '#domain/travel-cards/travel-card.ts';

describe('a card is deleted (B6.12)', () => {
  const theirs = { forsikringstaker: 'Kari Lie', reisekortinnehaver: 'Ola Lie' };

  test.each([
    ['by the policyholder', theirs, 'Kari Lie', true],
    ['not by who holds it', theirs, 'Ola Lie', false],
    ['not by anyone else', theirs, 'Per Moe', false],
    ['not by a policyholder who holds it', { ...theirs, reisekortinnehaver: 'Kari Lie' }, 'Kari Lie', false],
  ])('%s', (_, card, visitor, may) => {
    expect(mayDeleteTravelCard(card, visitor)).toBe(may);
  });
});

describe('the label of a card is (B4.15, C4.2)', () => {
  test.each([
    ['nothing while it is good', '2027-01-31', 'KRAFT', '2026-11-21', null],
    ['nothing on its last day', '2026-11-21', 'KRAFT', '2026-11-21', null],
    ['Utgått on the day after', '2026-11-20', 'KRAFT', '2026-11-21', 'Utgått'],
    ['Utgått by the day in Oslo', '2026-11-20T22:30:00Z', 'KRAFT', '2026-11-21', 'Utgått'],
    ['nothing on its last day in Oslo', '2026-11-20T23:30:00Z', 'KRAFT', '2026-11-21', null],
    ['Ikke aktiv while its policy is only accepted', '2027-01-31', 'AKSEPT', '2026-11-21', 'Ikke aktiv'],
    ['Utgått, whatever becomes of its policy', '2026-11-20', 'AKSEPT', '2026-11-21', 'Utgått'],
    ['nothing when it does not expire', null, 'KRAFT', '2026-11-21', null],
    ['nothing of a date that is none', 'snart', 'KRAFT', '2026-11-21', null],
  ])('%s', (_, expirationDate, status, today, label) => {
    expect(travelCardLabel({ expirationDate }, status, today)).toBe(label);
    expect(isExpired({ expirationDate }, today)).toBe(label === 'Utgått');
  });

  test('that the insurance is no longer active', () => {
    expect(expiredText).toBe('Forsikringen er ikke lenger aktiv.');
  });

  test('something known, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (expirationDate, status) => {
        expect([null, 'Utgått', 'Ikke aktiv']).toContain(
          travelCardLabel({ expirationDate }, status, '2026-11-21'),
        );
      }),
    );
  });
});
