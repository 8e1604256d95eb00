import { resolved, type Schema } from '#test/contract/contract.ts';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without its optional fields. */
export function requiredOnly(schema: Schema, value: Json): Json {
  const { properties = {}, required = [], items } = resolved(schema);
  if (Array.isArray(value)) return items ? value.map((item) => requiredOnly(items, item)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name))
      .map(([name, part]) => [name, requiredOnly(properties[name] ?? {}, part)]),
  );
}

/** The value with every flag false. */
export const withFalseFlags = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (_, part) => (part === true ? false : part));

/** The value with every list empty. */
export const withEmptyLists = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (_, part) => (Array.isArray(part) ? [] : part));

export const unknownCode = 'FINNES_IKKE';

const isCode = (name: string, value: Json): value is string =>
  typeof value === 'string' &&
  (['id', 'terminer'].includes(name) || /^[A-Z][A-Z_]+$/.test(value)) &&
  name !== 'oppgang';

/** Every code in the value. */
export function codesOf(value: Json): readonly string[] {
  const found: string[] = [];
  JSON.stringify(value, (name, part) => {
    if (isCode(name, part)) found.push(part);
    return part;
  });
  return found;
}

/** The value with every code replaced by an unknown one. */
export const withUnknownCodes = (value: Json): Json =>
  JSON.parse(JSON.stringify(value, (name, part) => (isCode(name, part) ? unknownCode : part)));
