/** A text as a part of a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text as one word of a shell command. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that runs one generated path by itself, or all paths of a flow. */
export function rerunCommand(area: string, flow: string, path?: string): string {
  const pattern = path === undefined ? `^${escaped(flow)} ` : `^${escaped(`${flow} ${path}`)}$`;
  return `npx vitest run test/paths/${area}.test.ts -t ${quoted(pattern)}`;
}
