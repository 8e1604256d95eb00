/** Names of the placeholders in a text: 'name' in '{name} fikk ikke innsyn'. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/**
 * The text with every placeholder replaced. A placeholder without a value does not compile.
 * In one pass, so that a name that looks like a placeholder is kept.
 */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string>>,
): string {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known.get(name) ?? placeholder);
}

/**
 * The texts before and after a placeholder that the screen replaces by more than text, such as a link. Null if the text has
 * no such placeholder.
 */
export function around(text: string, placeholder: string): readonly [before: string, after: string] | null {
  const mark = `{${placeholder}}`;
  const at = text.indexOf(mark);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + mark.length)];
}
