import { type Dimension, dimensions, type Row } from './routing-rows.ts';

/** Who comes, and what the insurer answers about them; what nobody asks for is left out. */
export type Visit = Readonly<Partial<Record<Dimension, string>>>;

const names = Object.keys(dimensions) as readonly Dimension[];

/** Each value of each dimension with each of the others; a dimension without values is left out. */
const product = (valuesOf: (name: Dimension) => readonly string[]): readonly Visit[] =>
  names
    .filter((name) => valuesOf(name).length > 0)
    .reduce<readonly Visit[]>(
      (visits, name) =>
        visits.flatMap((visit) => valuesOf(name).map((value) => ({ ...visit, [name]: value }))),
      [{}],
    );

/** All that there are. */
export const combinations = product((name) => dimensions[name]);

function valuesIn(row: Row, name: Dimension): readonly string[] {
  const cell = row[name];
  if (cell === 'unasked') return [];
  if (cell === 'any') return dimensions[name];
  return [cell].flat();
}

/** Those that a row is walked with. */
export const visitsOf = (row: Row): readonly Visit[] => product((name) => valuesIn(row, name));

/** Whether a row speaks of a combination. */
export const speaksOf = (row: Row, combination: Visit): boolean =>
  names.every((name) => row[name] === 'unasked' || valuesIn(row, name).includes(combination[name] ?? ''));
