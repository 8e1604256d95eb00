import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canShareCard,
  expiredText,
  findCardToDelete,
  isExpired,
  travelCardLabel,
} from '#domain/travel-cards/travel-card.ts';

const cardOf = (reisekortinnehaver: string, reisekortId: string, forsikringstaker = 'Kari Lie') => ({
  reisekortId,
  forsikringsnummer: { value: '7010009' },
  produktkode: 'P10',
  expirationDate: null,
  forsikringstaker,
  reisekortinnehaver,
  shareable: true,
});
const policy = {};

describe('a card can be deleted (B6.12, C3.5)', () => {
  const own = cardOf('Kari Lie', 'own');
  const theirs = cardOf('Ola Lie', 'theirs');
  const namesake = cardOf('Kari Lie', 'namesake');

  test.each([
    ["by the policyholder, if it is another person's", theirs, [own, theirs], true],
    ['by a policyholder without a card', theirs, [theirs], true],
    [
      "by the policyholder, if it is the second card with the policyholder's name",
      namesake,
      [own, namesake],
      true,
    ],
    ['not by the policyholder, if it is their own', own, [own, theirs], false],
    [
      "not if it is the only card and has the policyholder's name: it may be their own",
      namesake,
      [namesake],
      false,
    ],
  ])('%s', (_, card, cards, may) => {
    expect(findCardToDelete({ cards, policy }, card.reisekortId) !== null).toBe(may);
  });

  test("not if the policy is an employer's", () => {
    const cards = [cardOf('Kari Lie', 'own', 'Gamle Verft AS')];
    expect(findCardToDelete({ cards, policy: null }, 'own')).toBeNull();
  });

  test('not if it does not exist', () => {
    expect(findCardToDelete({ cards: [own, theirs], policy }, 'gone')).toBeNull();
  });
});

test('the card to delete has an id, a policy number and the name of its holder', () => {
  const cards = [cardOf('Kari Lie', 'own'), cardOf('Ola Lie', 'theirs')];
  expect(findCardToDelete({ cards, policy }, 'theirs')).toEqual({
    reisekortId: 'theirs',
    forsikringsnummer: '7010009',
    reisekortinnehaver: 'Ola Lie',
  });
});

test.each([
  ['a valid card can be shared', true, '2027-01-31', true],
  ['a valid card that is not shareable cannot be shared', false, '2027-01-31', false],
  ['an expired card cannot be shared', true, '2026-11-20', false],
])('%s', (_, shareable, expirationDate, canShare) => {
  expect(canShareCard({ ...cardOf('Kari Lie', 'own'), shareable, expirationDate }, '2026-11-21')).toBe(
    canShare,
  );
});

test('an expired card says that the policy is no longer active (B4.15)', () => {
  expect(expiredText).toBe('Forsikringen er ikke lenger aktiv.');
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
