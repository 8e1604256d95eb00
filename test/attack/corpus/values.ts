import type { Path } from '#test/contract/fields.ts';

/** A value of another kind than the field has. */
const another = (value: unknown): unknown => {
  if (typeof value === 'string') return 17;
  if (typeof value === 'number') return 'sytten';
  if (typeof value === 'boolean') return 'ja';
  if (Array.isArray(value)) return { 0: 'ingen liste' };
  return ['intet objekt'];
};

/** What a field becomes, by name; `undefined` leaves it out. */
export const wrongValues: Readonly<Record<string, (value: unknown) => unknown>> = {
  null: () => null,
  'left out': () => undefined,
  'of another kind': another,
  'an object': () => ({}),
};

/** A field of a response, with its present value. */
export interface Part {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * The fields of a response and the entries of its lists. Of the entries of a list, each field is found once: its name
 * does not tell them apart.
 */
export function partsOf(response: unknown): readonly Part[] {
  const found = new Map<string, Part>();
  const collect = (value: unknown, path: Path, name: string) => {
    if (path.length > 0 && !found.has(name)) found.set(name, { path, value });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (Array.isArray(value)) collect(inner, [...path, Number(key)], `${name}[]`);
      else collect(inner, [...path, key], `${name}.${key}`);
    }
  };
  collect(response, [], '');
  return [...found.values()];
}
