import type { Chunk } from '#documents/record-bundle.ts';

/** The files that load with a chunk: itself, all its imports, and their style sheets. */
export function filesOf(chunks: readonly Chunk[], file: string): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const chunk = chunks.find((candidate) => candidate.file === name);
    for (const css of chunk?.css ?? []) files.add(css);
    for (const next of chunk?.imports ?? []) add(next);
  };
  add(file);
  return files;
}
