import { resolved, type Schema } from './contract.ts';

export type Path = readonly (string | number)[];

/** A field of a response. */
export interface Field {
  readonly path: Path;
  /** The schema that has the field, and its name: 'Period.fra'. */
  readonly key: string;
  /** The contract says that the response always has it. */
  readonly isRequired: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema that another one requires more of has the name of its place there. */
const nameOf = ({ $ref, required }: Schema, place: string): string =>
  ($ref && !required && $ref.split('/').at(-1)) || place;

/** Every field of a response that its schema describes, with the fields within it. */
export function fieldsIn(schema: Schema, value: unknown, place: string, at: Path = []): readonly Field[] {
  const base = resolved(schema);
  const { items, required = [] } = { ...base, ...schema };
  const name = nameOf(schema, place);
  if (Array.isArray(value) && items) {
    return value.flatMap((entry, index) => fieldsIn(items, entry, name, [...at, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(base.properties ?? {}).flatMap(([field, described]) => {
    if (!(field in value)) return [];
    const inner = { ...described, ...schema.properties?.[field] };
    const path = [...at, field];
    const key = `${name}.${field}`;
    return [{ path, key, isRequired: required.includes(field) }, ...fieldsIn(inner, value[field], key, path)];
  });
}
