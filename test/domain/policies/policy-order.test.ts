import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byOverview, inOverviewOrder } from '#domain/policies/policy-order.ts';

const entry = (name: string, labelText: string | null, sortOrder: number) => ({ name, labelText, sortOrder });
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

describe('the order of the overview (A2.28)', () => {
  test('has policies without a label first, then labelled ones, and those under processing last (C3.7)', () => {
    const mixed = [
      entry('båt', 'Under behandling', 70),
      entry('hus', 'Fra 01.01.2027', 65),
      entry('liv', 'Midlertidig', 70),
      entry('innbo', null, 60),
    ];
    expect(names(inOverviewOrder(mixed))).toEqual(['innbo', 'hus', 'liv', 'båt']);
  });

  test('has an unlabelled boat before a labelled UNG, because labels count before products', () => {
    const mixed = [entry('ung', 'Fra 01.01.2027', 40), entry('båt', null, 70)];
    expect(names(inOverviewOrder(mixed))).toEqual(['båt', 'ung']);
  });

  test('has UNG first among equal labels, then travel, contents, home and the rest', () => {
    const mixed = [
      entry('båt', null, 70),
      entry('hus', null, 65),
      entry('innbo', null, 60),
      entry('reise', null, 50),
      entry('ung', null, 40),
    ];
    expect(names(inOverviewOrder(mixed))).toEqual(['ung', 'reise', 'innbo', 'hus', 'båt']);
  });

  test('keeps the order of the server for equal policies', () => {
    const mixed = [entry('ene', null, 50), entry('andre', null, 50), entry('tredje', null, 50)];
    expect(names(inOverviewOrder(mixed))).toEqual(['ene', 'andre', 'tredje']);
  });

  test('is empty without policies', () => {
    expect(inOverviewOrder([])).toEqual([]);
  });
});

describe('the comparison', () => {
  const label = fc.oneof(
    fc.string(),
    fc.constantFrom(null, 'Under behandling', 'Fra 01.01.2027', 'Midlertidig', '__proto__'),
  );
  const row = fc.record({ labelText: label, sortOrder: fc.constantFrom(40, 50, 60, 65, 70) });

  test('is antisymmetric', () => {
    fc.assert(
      fc.property(row, row, (one, other) => {
        expect(Math.sign(byOverview(one, other)) + Math.sign(byOverview(other, one))).toBe(0);
        expect(byOverview(one, one)).toBe(0);
      }),
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(row, row, row, (one, other, third) => {
        fc.pre(byOverview(one, other) <= 0 && byOverview(other, third) <= 0);
        expect(byOverview(one, third)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('sorts without loss, keeps the order of equal entries, and changes nothing the second time', () => {
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
