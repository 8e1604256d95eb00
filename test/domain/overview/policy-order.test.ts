import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byOverview, inOverviewOrder } from '#domain/overview/policy-order.ts';

const entry = (name: string, labelText: string | null, sortOrder: number) => ({ name, labelText, sortOrder });
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

describe('A2.28: the customer reads', () => {
  test('first what has no label, then what starts later, last what is under processing (C3.7)', () => {
    const mixed = [
      entry('båt', 'Under behandling', 70),
      entry('hus', 'Fra 01.01.2027', 65),
      entry('liv', 'Midlertidig', 70),
      entry('innbo', null, 60),
    ];
    expect(names(inOverviewOrder(mixed))).toEqual(['innbo', 'hus', 'liv', 'båt']);
  });

  test('a label before the product: an unlabelled boat before a labelled UNG', () => {
    const mixed = [entry('ung', 'Fra 01.01.2027', 40), entry('båt', null, 70)];
    expect(names(inOverviewOrder(mixed))).toEqual(['båt', 'ung']);
  });

  test('within a label UNG, then travel, contents, home and the rest', () => {
    const mixed = [
      entry('båt', null, 70),
      entry('hus', null, 65),
      entry('innbo', null, 60),
      entry('reise', null, 50),
      entry('ung', null, 40),
    ];
    expect(names(inOverviewOrder(mixed))).toEqual(['ung', 'reise', 'innbo', 'hus', 'båt']);
  });

  test('what is alike in the order of the server', () => {
    const mixed = [entry('ene', null, 50), entry('andre', null, 50), entry('tredje', null, 50)];
    expect(names(inOverviewOrder(mixed))).toEqual(['ene', 'andre', 'tredje']);
  });

  test('nothing, who has nothing', () => {
    expect(inOverviewOrder([])).toEqual([]);
  });
});

describe('the order is one for all lists', () => {
  const label = fc.oneof(
    fc.string(),
    fc.constantFrom(null, 'Under behandling', 'Fra 01.01.2027', 'Midlertidig', '__proto__'),
  );
  const row = fc.record({ labelText: label, sortOrder: fc.constantFrom(40, 50, 60, 65, 70) });

  test('of two, one stands before the other, or they are alike', () => {
    fc.assert(
      fc.property(row, row, (one, other) => {
        expect(Math.sign(byOverview(one, other)) + Math.sign(byOverview(other, one))).toBe(0);
        expect(byOverview(one, one)).toBe(0);
      }),
    );
  });

  test('of three, the first stands before the third', () => {
    fc.assert(
      fc.property(row, row, row, (one, other, third) => {
        fc.pre(byOverview(one, other) <= 0 && byOverview(other, third) <= 0);
        expect(byOverview(one, third)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('nothing is lost, what is alike keeps its place, and ordering twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(row), (entries) => {
        const before = [...entries];
        const ordered = inOverviewOrder(entries);
        expect(entries).toEqual(before);
        expect(new Set(ordered)).toEqual(new Set(entries));
        expect(ordered).toHaveLength(entries.length);
        for (const entry of entries) {
          const alike = (each: typeof entry) => byOverview(each, entry) === 0;
          expect(ordered.filter(alike)).toEqual(entries.filter(alike));
        }
        expect(inOverviewOrder(ordered)).toEqual(ordered);
      }),
    );
  });
});
