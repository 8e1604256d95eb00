import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byNameAndBirthYear } from '#domain/employees/employee-order.ts';

const employee = (navn: string, fodselar: number | null) => ({ personInfo: { navn, fodselar } });
const shown = (employees: readonly ReturnType<typeof employee>[]) =>
  [...employees].sort(byNameAndBirthYear).map(({ personInfo }) => [personInfo.navn, personInfo.fodselar]);

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

  test('in one order, whoever they are', () => {
    const anyone = fc
      .tuple(fc.constantFrom('Kari', 'Per', 'Åse', 'Aase', ''), fc.constantFrom(null, 1900, 1990, 2026))
      .map(([navn, fodselar]) => employee(navn, fodselar));
    fc.assert(
      fc.property(anyone, anyone, anyone, (one, other, third) => {
        const order = byNameAndBirthYear;
        expect(Math.sign(order(one, other)) + Math.sign(order(other, one))).toBe(0);
        fc.pre(order(one, other) <= 0 && order(other, third) <= 0);
        expect(order(one, third)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
