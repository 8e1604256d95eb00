import { describe, expect, test } from 'vitest';
import {
  coverage,
  expiredText,
  findCardToDelete,
  givesCover,
  noCardToDelete,
} from '#domain/travel-cards/travel-card.ts';
import { emptyAddTravelCardForm, emptyShareForm } from '#domain/travel-cards/travel-card-forms.ts';

const card = (reisekortId: string, reisekortinnehaver: string, forsikringstaker = 'Kari Skogly') => ({
  ...{ reisekortId, reisekortinnehaver, forsikringstaker, produktkode: 'P10' },
  forsikringsnummer: { value: '7041234' },
});
const own = card('k1', 'Kari Skogly');
const child = card('k2', 'Jonas Skogly');
const namesake = card('k3', 'Kari Skogly');

describe('the card to delete (B6.12, C3.5)', () => {
  test.each([
    ['is that of another person', [own, child], {}, 'k2', 'Jonas Skogly'],
    ['is that of a person with the same name', [own, namesake], {}, 'k3', 'Kari Skogly'],
    ['is the first one, of another person', [child], {}, 'k2', 'Jonas Skogly'],
    ['is not the only one, with the policyholder’s name', [namesake], {}, 'k3', null],
    ['is not the visitor’s own', [own, child], {}, 'k1', null],
    ['is not the first one without a policyholder', [card('k4', 'Jonas Skogly', '')], {}, 'k4', null],
    ['is not one of a policy that is not the visitor’s', [own, child], null, 'k2', null],
    ['is not an unknown one', [own, child], {}, 'k9', null],
  ])('%s', (_, cards, policy, id, holder) => {
    expect(findCardToDelete({ cards, policy }, id)).toEqual(
      holder === null ? null : { reisekortId: id, forsikringsnummer: '7041234', reisekortinnehaver: holder },
    );
  });
});

test.each([
  ['in force', '2026-11-21', 'KRAFT', true],
  ['of an unknown policy', null, null, true],
  ['of an accepted policy (B4.6)', null, 'AKSEPT', false],
  ['that has expired (B4.15)', '2026-11-20', 'KRAFT', false],
])('a card %s gives cover: %s is its last day', (_, expirationDate, status, covers) => {
  expect(givesCover({ expirationDate }, status, '2026-11-21')).toBe(covers);
});

test('the texts on a card (B2.104, B4.15)', () => {
  expect(coverage).toBe('Ubegrenset dekning av medisinske utgifter og hjemtransport');
  expect(expiredText).toBe('Forsikringen er ikke lenger aktiv.');
});

test('the forms are empty at first, and no card is chosen to be deleted', () => {
  expect(emptyShareForm).toEqual({ fodselsnummer: '' });
  expect(emptyAddTravelCardForm).toEqual({ forsikringsnummer: '' });
  expect(noCardToDelete).toEqual({ reisekortId: '', forsikringsnummer: '', reisekortinnehaver: '' });
});
