/** What a struct of superstruct says about itself. */
interface Shape {
  readonly type: string;
  /** The structs of an object's fields, or the struct of an array's items. */
  readonly schema: unknown;
}

/** The paths of the keys that the struct does not have. */
export function unknownKeys(value: unknown, { type, schema }: Shape): readonly string[] {
  if (Array.isArray(value) && type === 'array')
    return value.flatMap((item, index) => below(String(index), item, schema as Shape));
  if (type !== 'type' || typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(schema as Readonly<Record<string, Shape>>));
  return Object.entries(value).flatMap(([key, each]) => {
    const field = fields.get(key);
    return field ? below(key, each, field) : [key];
  });
}

const below = (key: string, value: unknown, shape: Shape): readonly string[] =>
  unknownKeys(value, shape).map((path) => `${key}.${path}`);
