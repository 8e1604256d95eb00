import { create } from 'superstruct';
import { expect, test } from 'vitest';
import type { Block } from '#domain/policies/details/block.ts';
import { describeDetail, structOf } from '#domain/policies/details/details.ts';
import type { DetailKind } from '#domain/products/catalogue.ts';
import { spaced } from '#test/support/no-break-space.ts';

const options = { isPlain: false, today: '2026-11-22' };

const read = (kind: DetailKind, response: object): readonly Block[] =>
  describeDetail(kind, create(response, structOf(kind)), options);

/** Each fact as 'label: value', and each heading of an object. */
const linesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => spaced(`${label}: ${value}`));
    return block.kind === 'object' ? [block.heading, ...linesIn(block.blocks)] : [];
  });

/** A response whose objects have no fields, and the headings of its page. */
const cases: Readonly<Record<DetailKind, readonly [object, readonly string[]]>> = {
  buildings: [{ bygninger: [{}] }, ['Forsikret objekt']],
  business: [{ virksomheter: [{}] }, ['Forsikret objekt']],
  crafts: [{ handverk: [{}] }, ['Forsikret objekt']],
  farmBuildings: [{ bygninger: [{}] }, ['Forsikret objekt']],
  farmStock: [{ objekter: [{}], besetninger: [{}] }, ['Forsikret objekt', 'Besetning']],
  farmerAccident: [{ personer: [{}] }, ['Forsikret person']],
  generic: [{ objekter: [{}], kjoretoy: [{}] }, ['Kjøretøy', 'Forsikret objekt']],
  heavyVehicle: [{ kjoretoy: {}, tungtKjoretoy: {} }, []],
  herds: [{ besetninger: [{}] }, ['Besetning']],
  horses: [{ hester: [{}] }, ['Hest']],
  income: [{ inntekt: {} }, []],
  machines: [{ maskiner: [{}] }, ['Forsikret objekt']],
  occupationGroups: [{ yrkesgrupper: [{}] }, ['Yrkesgruppe']],
  pets: [{ dyr: [{}] }, ['Dyr']],
  vehicle: [{ kjoretoy: {} }, []],
};

test.each(Object.keys(cases) as readonly DetailKind[])(
  'an object without fields has only a heading, and a response without objects has none: %s',
  (kind) => {
    const [one, lines] = cases[kind];
    expect(linesIn(read(kind, one))).toEqual(lines);
    expect(read(kind, {})).toEqual([]);
  },
);

test('a bonus and a mileage may have decimals (B2.61)', () => {
  const lines = linesIn(read('vehicle', { kjoretoy: { bonus: 67.5, kjorelengde: 12_500.5 } }));
  expect(lines).toEqual(['Bonus: 67,5 %', 'Kjørelengde: 12 500,5 km/år']);
});

test('an income insurance with an unknown cover does not say what it excludes (B2.62)', () => {
  expect(read('income', { inntekt: { harArbeidsledighet: true } })).toEqual([]);
  expect(read('income', { inntekt: { harArbeidsledighet: false } })).toEqual([]);
});
