import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canShareCard, isExpired, travelCardLabel } from '#domain/travel-cards/travel-card.ts';

test.each([
  ['a valid card can be shared', true, '2027-01-31', 'KRAFT', true],
  ['a valid card of an unknown policy can be shared', true, '2027-01-31', null, true],
  ['a valid card that is not shareable cannot be shared', false, '2027-01-31', 'KRAFT', false],
  ['an expired card cannot be shared', true, '2026-11-20', 'KRAFT', false],
  ['a card of a policy that is only accepted cannot be shared (B4.6)', true, '2027-01-31', 'AKSEPT', false],
])('%s', (_, shareable, expirationDate, status, canShare) => {
  const card = {
    ...{ reisekortId: 'own', forsikringsnummer: { value: '7010009' }, produktkode: 'P10' },
    ...{ forsikringstaker: 'Kari Lie', reisekortinnehaver: 'Kari Lie', shareable, expirationDate },
  };
  expect(canShareCard(card, status, '2026-11-21')).toBe(canShare);
});

describe('the label of a card is (B4.15, C4.2)', () => {
  test.each([
    ['empty while it is valid', '2027-01-31', 'KRAFT', '2026-11-21', null],
    ['empty on its last day', '2026-11-21', 'KRAFT', '2026-11-21', null],
    ['Utgått on the day after', '2026-11-20', 'KRAFT', '2026-11-21', 'Utgått'],
    ['Utgått by the day in Oslo', '2026-11-20T22:30:00Z', 'KRAFT', '2026-11-21', 'Utgått'],
    ['empty on its last day in Oslo', '2026-11-20T23:30:00Z', 'KRAFT', '2026-11-21', null],
    ['Ikke aktiv while its policy is only accepted', '2027-01-31', 'AKSEPT', '2026-11-21', 'Ikke aktiv'],
    ['Utgått, whatever the status of its policy', '2026-11-20', 'AKSEPT', '2026-11-21', 'Utgått'],
    ['empty if it does not expire', null, 'KRAFT', '2026-11-21', null],
    ['empty if its policy is unknown', '2027-01-31', null, '2026-11-21', null],
    ['empty if its date is invalid', 'snart', 'KRAFT', '2026-11-21', null],
  ])('%s', (_, expirationDate, status, today, label) => {
    expect(travelCardLabel({ expirationDate }, status, today)).toBe(label);
    expect(isExpired({ expirationDate }, today)).toBe(label === 'Utgått');
  });

  test('one of three, for any date and status', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (expirationDate, status) => {
        expect([null, 'Utgått', 'Ikke aktiv']).toContain(
          travelCardLabel({ expirationDate }, status, '2026-11-21'),
        );
      }),
    );
  });
});
