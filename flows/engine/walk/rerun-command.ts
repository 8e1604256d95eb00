/** The command that runs one generated path by itself, or all paths of a flow. */
export function rerunCommand(area: string, flow: string, path?: string): string {
  const name = path === undefined ? `${flow} ` : `${flow} ${path}`;
  const pattern = `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${path === undefined ? '' : '$'}`;
  return `npx vitest run test/paths/${area}.test.ts -t '${pattern.replaceAll("'", String.raw`'\''`)}'`;
}
