const indented = (tree: string): string => tree.replaceAll(/^(?=.)/gm, '  ');

/** The time of an error or of a receipt may be the time of the run. */
const withoutTime = (tree: string): string =>
  tree.replaceAll(/Tidspunkt: [\d.]+, [\d:]+/g, 'Tidspunkt: …').replaceAll(/[\d.]{10} kl\. [\d.]{5}/g, '…');

/** The trees of a flow's screens as one YAML file. Screens with the same tree share it. */
export function treeFile(flow: string, trees: ReadonlyMap<string, string>): string {
  const screens = new Map<string, string[]>();
  for (const [screen, shown] of [...trees].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const tree = withoutTime(shown);
    screens.set(tree, [...(screens.get(tree) ?? []), screen]);
  }
  const parts = [...screens].map(([tree, names]) => {
    const others = names.slice(1).map((name) => `# also: ${name}\n`);
    return `${others.join('')}${JSON.stringify(names[0])}:\n${indented(tree)}\n`;
  });
  return `# What a screen reader finds (docs/accessibility.md): ${flow}\n\n${parts.join('\n')}`;
}
