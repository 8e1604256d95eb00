import { useEffect, useState } from 'react';
import type { ShownScreen } from '#workbench/atlas/screen-lines.ts';
import { loadTexts } from '#workbench/search/load-texts.ts';

interface ReadsProps {
  readonly flow: string;
  readonly leaf: string;
}

/** A tree names the leaves that are active together. */
const linesOf = (screens: readonly ShownScreen[], leaf: string): readonly string[] =>
  screens.find(({ states }) => states.some((state) => state.split(' ').includes(leaf)))?.lines ?? [];

/** The sentences and controls on the screen of a leaf. */
export function Reads({ flow, leaf }: ReadsProps) {
  const [screens, setScreens] = useState<readonly ShownScreen[]>([]);
  useEffect(() => {
    let isWanted = true;
    void loadTexts().then((texts) => isWanted && setScreens(texts.screens[flow] ?? []));
    return () => {
      isWanted = false;
    };
  }, [flow]);
  const lines = linesOf(screens, leaf);
  if (lines.length === 0) return null;
  return (
    <details open className="workbench-reads">
      <summary>What the visitor reads</summary>
      <ul lang="nb">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
