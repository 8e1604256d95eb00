import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareEmployees } from '#domain/employees/employee-list.ts';

const employee = (navn: string, fodselar: number | null) => ({ personInfo: { navn, fodselar } });
const shown = (employees: readonly ReturnType<typeof employee>[]) =>
  prepareEmployees(employees).map(({ personInfo }) => [personInfo.navn, personInfo.fodselar]);

describe('the employees are sorted (B2.83)', () => {
  test('by name, from A to Å', () => {
    expect(
      shown([employee('Åse Lie', 1960), employee('Øyvind Moe', 1990), employee('anne Dahl', 1985)]),
    ).toEqual([
      ['anne Dahl', 1985],
      ['Øyvind Moe', 1990],
      ['Åse Lie', 1960],
    ]);
  });

  test('by birth year if they share a name, with an unknown year last', () => {
    expect(
      shown([employee('Kari Lie', null), employee('Kari Lie', 1990), employee('Kari Lie', 1961)]),
    ).toEqual([
      ['Kari Lie', 1961],
      ['Kari Lie', 1990],
      ['Kari Lie', null],
    ]);
  });

  test('by name before birth year', () => {
    expect(shown([employee('Per', 1950), employee('Kari', 1990)])).toEqual([
      ['Kari', 1990],
      ['Per', 1950],
    ]);
  });

  test('in the order of the Norwegian alphabet, for all letters and for any number of equal names', () => {
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
        expect(prepareEmployees(employees).map(({ id }) => employees[id])).toEqual(expected);
      }),
    );
  });
});
