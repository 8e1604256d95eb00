import { describe, expect, test } from 'vitest';
import {
  addGeneratedCards,
  cardRows,
  policiesMissingAutomaticCard,
  travelPolicies,
} from '#domain/travel-cards/travel-card-list.ts';

const card = (reisekortId: string, value: string, expirationDate: string | null = null) => ({
  reisekortId,
  forsikringsnummer: { value },
  produktkode: 'P10',
  expirationDate,
  forsikringstaker: 'Kari Skogly',
  reisekortinnehaver: 'Kari Skogly',
});

const policy = (forsikringsnummer: string, produktkode: string, text: string, status = 'KRAFT') => ({
  forsikringsnummer,
  produktkode,
  text,
  status,
});

const onWire = (produkt: string, status: string) => ({
  forsikringsnummer: '7000001',
  versjon: 1,
  produkt,
  forsikringstekst: 'Reise',
  status,
  periode: { fra: '2026-07-01' },
  premie: 1188,
});

test('only active policies that can have a travel card are listed', () => {
  const listed = [
    onWire('P10', 'KRAFT'),
    onWire('P45', 'AKSEPT'),
    onWire('P45', 'TILBUD'),
    onWire('M05', 'KRAFT'),
  ];
  expect(travelPolicies(listed).map(({ produktkode, status }) => [produktkode, status])).toEqual([
    ['P10', 'KRAFT'],
    ['P45', 'AKSEPT'],
  ]);
});

describe('a card is generated (B7.23, C3.5)', () => {
  test.each([
    ['for a family policy without one', policy('1', 'P10', 'Reise familie'), true],
    ['for UNG', policy('1', 'P45', 'Ung'), true],
    ['for Eika Pluss', policy('1', 'EIKAPLUSS', 'Eika Pluss'), true],
    ['not for the travel insurance of one person', policy('1', 'P10', 'Reise'), false],
    ["not for an employer's policy", policy('1', 'N90', 'Reise'), false],
    ['not for a policy with a card', policy('2', 'P45', 'Ung'), false],
  ])('%s', (_, given, isGenerated) => {
    const { forsikringsnummer, produktkode } = given;
    expect(policiesMissingAutomaticCard([given], [card('rk-1', '2')])).toEqual(
      isGenerated ? [{ forsikringsnummer, produktkode }] : [],
    );
  });
});

test('a generated card is added once', () => {
  const [known, generated] = [card('rk-1', '1'), card('rk-2', '2')];
  expect(addGeneratedCards([known], [known, generated])).toEqual([known, generated]);
});

const [expired, inactive, valid] = [
  card('rk-1', '1', '2026-11-21'),
  card('rk-2', '2', '2026-11-22'),
  card('rk-3', '3'),
];

const rowsOf = (isWhole: boolean) =>
  cardRows([expired, inactive, valid], [policy('2', 'P10', 'Reise', 'AKSEPT')], {
    today: '2026-11-22',
    isWhole,
  });

test('an inactive and an expired card have a label, and expired cards come last (B4.15, C4.2)', () => {
  expect(rowsOf(true).map((row) => [row.card.reisekortId, row.label])).toEqual([
    ['rk-2', 'Ikke aktiv'],
    ['rk-3', null],
    ['rk-1', 'Utgått'],
  ]);
});

test('while more cards may come, the expired ones are held, so that no card visibly moves (B7.23)', () => {
  const held = (isWhole: boolean) =>
    rowsOf(isWhole).flatMap(({ card: { reisekortId }, isHeld }) => (isHeld ? [reisekortId] : []));
  expect([held(false), held(true)]).toEqual([['rk-1'], []]);
});

test('cards of one product and one holder have the numbers of their policies in their names (C4.28)', () => {
  const other = { ...valid, reisekortId: 'rk-4', reisekortinnehaver: 'Nora Skogly' };
  const rows = cardRows([valid, { ...inactive, expirationDate: null }, other], [], {
    today: '2026-11-22',
    isWhole: true,
  });
  expect(rows.map(({ name, number }) => [name, number])).toEqual([
    ['Reise – Kari Skogly, 3', null],
    ['Reise – Kari Skogly, 2', null],
    ['Reise – Nora Skogly', '3'],
  ]);
});
