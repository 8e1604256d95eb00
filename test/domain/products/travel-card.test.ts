import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expiredText,
  hasTravelCard,
  isExpired,
  makesTravelCard,
  mayDeleteTravelCard,
  travelCardLabel,
  travelCardProducts,
} from '#domain/products/travel-card.ts';

describe('decision 24: a travel card comes with', () => {
  test.each(['P10', 'P45', 'EIKAPLUSS', 'N90'])('%s', (code) => {
    expect(hasTravelCard(code)).toBe(true);
  });

  test('nothing else', () => {
    expect(travelCardProducts).toHaveLength(4);
    const other = fc.oneof(fc.string(), fc.constantFrom('P05', 'P07', 'N17', 'S20', '__proto__', 'length'));
    fc.assert(
      fc.property(other, (code) => {
        fc.pre(!travelCardProducts.includes(code));
        expect(hasTravelCard(code)).toBe(false);
      }),
    );
  });
});

describe('B2.103, decision 24: who has no card', () => {
  test.each([
    ['gets one with Eika Pluss', 'EIKAPLUSS', 'Eika Pluss', true],
    ['gets one with UNG', 'P45', 'UNG i Norge', true],
    ['gets one with a travel insurance for the family', 'P10', 'Reise familie', true],
    ['gets one however the family is written', 'P10', 'FAMILIEREISE', true],
    ['makes one with a travel insurance for one', 'P10', 'Reise', false],
    ['makes one as an employee, family or not', 'N90', 'Reise familie', false],
    ['has none with a home, family or not', 'P05', 'Familiehus', false],
    ['has none with what we do not know', '__proto__', 'familie', false],
  ])('%s', (_, code, text, made) => {
    expect(makesTravelCard(code, text)).toBe(made);
  });

  test('and what is made by itself is a product with cards', () => {
    const code = fc.oneof(fc.string(), fc.constantFrom('P10', 'P45', 'EIKAPLUSS', 'N90'));
    fc.assert(
      fc.property(code, fc.string(), (anyCode, text) => {
        expect(makesTravelCard(anyCode, text) && !hasTravelCard(anyCode)).toBe(false);
      }),
    );
  });
});

describe('B6.12: a card is deleted', () => {
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

describe('B4.15, B4.6: a card says', () => {
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
