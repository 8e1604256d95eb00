import { describe, expect, test } from 'vitest';
import {
  coverText,
  facts,
  factsOf,
  inDays,
  inPercent,
  joinKnown,
  joinSentences,
  kroner,
  labelsOfFalse,
  labelsOfTrue,
  list,
  numberText,
  yesOrNo,
} from '#domain/policies/details/block.ts';
import { describeCovers } from '#domain/policies/details/covers.ts';
import { objectWord } from '#domain/policies/details/pieces.ts';
import { unbroken } from '#test/support/no-break-space.ts';

describe('a block of facts', () => {
  const rows = { Navn: 'Kari', Antall: 0, Ukjent: null, Mangler: undefined, Tom: '' };

  test('has those with a value, also 0', () => {
    const known = [
      { label: 'Navn', value: 'Kari' },
      { label: 'Antall', value: '0' },
    ];
    expect(facts('Om', rows)).toEqual([{ kind: 'facts', heading: 'Om', facts: known }]);
    expect(factsOf(rows)).toEqual(known);
  });

  test('is missing without a value', () => {
    expect(facts('Om', { Tom: '' })).toEqual([]);
    expect(factsOf({ Tom: '' })).toEqual([]);
  });
});

test.each([
  ['items', ['Brann'], [], [{ kind: 'list', heading: 'Dekninger', items: ['Brann'] }]],
  [
    'items and missing ones',
    ['Brann'],
    ['Tyveri'],
    [{ kind: 'list', heading: 'Dekninger', items: ['Brann'], missing: ['Tyveri'] }],
  ],
  ['missing ones', [], ['Tyveri'], [{ kind: 'list', heading: 'Dekninger', items: [], missing: ['Tyveri'] }]],
  ['nothing', [], [], []],
])('a list has %s', (_, items, missing, parts) => {
  expect(list('Dekninger', items, missing)).toEqual(parts);
  if (missing.length === 0) expect(list('Dekninger', items)).toEqual(parts);
});

test('parts with a value are joined, also 0', () => {
  expect(joinKnown(', ', 'Volvo', null, '', undefined, 0, 'V60')).toBe('Volvo, 0, V60');
  expect(joinKnown(', ', null, '')).toBeNull();
});

test.each([
  [['Skifertak', 'Peis i stuen'], 'Skifertak. Peis i stuen'],
  [['Skifertak.', 'Peis!', 'Bod?', 'Loft'], 'Skifertak. Peis! Bod? Loft'],
  [['  Skifertak ', ' ', null, undefined, 'Peis. '], 'Skifertak. Peis.'],
  [['Garasje. Bod', 'Peis'], 'Garasje. Bod. Peis'],
  [['', null], null],
])('the free texts %j are joined to sentences', (texts, joined) => {
  expect(joinSentences(...texts)).toBe(joined);
});

test('the labels of flags are told apart by the answer; an unknown flag is neither', () => {
  const flags = { harBrann: true, harTyveri: false, harVann: null };
  const fields = ['harTyveri', 'harBrann', 'harVann', 'harAnnet'];
  const label = (field: string) => field.slice(3);
  expect(labelsOfTrue(flags, label, fields)).toEqual(['Brann']);
  expect(labelsOfFalse(flags, label, fields)).toEqual(['Tyveri']);
});

test.each([
  ['KASKO', 'Kasko'],
  ['UKJENT', 'Se forsikringsbeviset'],
  ['', null],
  [null, null],
  [undefined, null],
])('the cover with the code %s has the label %s', (code, text) => {
  expect(coverText(code, (each) => (each === 'KASKO' ? 'Kasko' : null))).toBe(text);
});

test.each([null, undefined])('the value %s has no text', (value) => {
  expect([numberText, yesOrNo, inPercent, inDays, kroner].map((text) => text(value as null))).toEqual([
    ...[null, null, null, null, null],
  ]);
});

test('numbers, percentages, days and sums have their units, also 0 (A5.7)', () => {
  expect([numberText(7.5), numberText(0)]).toEqual(['7,5', '0']);
  expect([yesOrNo(true), yesOrNo(false)]).toEqual(['Ja', 'Nei']);
  expect([inPercent(67.5), inPercent(0)]).toEqual(['67,5 %', '0 %']);
  expect([inDays(1), inDays(0), inDays(14)]).toEqual(['1 dag', '0 dager', '14 dager']);
  expect([kroner(4000), kroner(0)]).toEqual([unbroken('4 000 kr'), unbroken('0 kr')]);
});

describe('the covers of a policy', () => {
  test('have a name, a sum and a deductible, or words in their place; a sum of 0 is no cover (C4.44)', () => {
    const dekninger = [
      { navn: 'Tyveri', sum: 0, egenandel: 4000 },
      { navn: 'Brann', sum: 200_000, egenandel: 0 },
      { navn: '', sum: null, egenandel: undefined },
    ];
    expect(describeCovers({ dekninger })).toEqual([
      {
        kind: 'covers',
        heading: 'Dekninger',
        covers: [
          { name: 'Brann', sum: unbroken('200 000 kr'), deductible: unbroken('0 kr') },
          { name: 'Dekning', sum: 'Inkludert', deductible: null },
          { name: 'Tyveri', sum: 'Ikke dekket', deductible: null, isMissing: true },
        ],
      },
    ]);
  });

  test.each([[[]], [null], [undefined]])('are no block if they are %j', (dekninger) => {
    expect(describeCovers({ dekninger })).toEqual([]);
  });
});

test('an object without a text has a word', () => {
  expect(objectWord).toBe('Forsikret objekt');
});
