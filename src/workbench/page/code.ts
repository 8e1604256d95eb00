const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

/** Plain data as TypeScript, on one line. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([name, part]) => `${keyOf(name)}: ${codeOf(part)}`).join(', ')} }`;
}

/** The name of a variable for a flow: 'orderPolicy'. */
export const variableOf = (flow: string): string =>
  flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
