import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '#domain/employees/employee-list.ts';

const employee = (navn: string, fodselar: number | null) => ({ personInfo: { navn, fodselar } });
const shown = (employees: readonly ReturnType<typeof employee>[]) =>
  listed(employees).map(({ personInfo }) => [personInfo.navn, personInfo.fodselar]);

describe('B2.83: the employer reads the employees', () => {
  test('by name, from A to Å', () => {
    expect(
      shown([employee('Åse Lie', 1960), employee('Øyvind Moe', 1990), employee('anne Dahl', 1985)]),
    ).toEqual([
      ['anne Dahl', 1985],
      ['Øyvind Moe', 1990],
      ['Åse Lie', 1960],
    ]);
  });

  test('of the same name, the oldest first, and last whose year is not known', () => {
    expect(
      shown([employee('Kari Lie', null), employee('Kari Lie', 1990), employee('Kari Lie', 1961)]),
    ).toEqual([
      ['Kari Lie', 1961],
      ['Kari Lie', 1990],
      ['Kari Lie', null],
    ]);
  });

  test('the name before the year', () => {
    expect(shown([employee('Per', 1950), employee('Kari', 1990)])).toEqual([
      ['Kari', 1990],
      ['Per', 1950],
    ]);
  });

  test('in the order of a dictionary, whatever the letters, however many share a name', () => {
    const letters = [...'aAåÅæÆøØbzZéüÄö -.’1', 'aa', 'Aa'];
    const anyName = fc.oneof(
      fc.constantFrom('Kari', 'Per', 'Åse', 'Aase', ''),
      fc.array(fc.constantFrom(...letters), { maxLength: 5 }).map((some) => some.join('')),
    );
    const anyone = fc
      .tuple(anyName, fc.constantFrom(null, 1900, 1990, 2026))
      .map(([navn, fodselar]) => employee(navn, fodselar));
    fc.assert(
      fc.property(fc.array(anyone), (employees) => {
        const expected = employees.toSorted(
          ({ personInfo: one }, { personInfo: other }) =>
            one.navn.localeCompare(other.navn, 'nb') || (one.fodselar ?? 9999) - (other.fodselar ?? 9999),
        );
        expect(listed(employees).map(({ id }) => employees[id])).toEqual(expected);
      }),
    );
  });
});
