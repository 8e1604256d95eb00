import { foundEverywhere, misspeltIn } from '#workbench/search/found-everywhere.ts';
import type { Texts } from '#workbench/search/texts.ts';
import { FoundList, foundWords } from './found-list.tsx';

interface ResultsProps {
  readonly words: string;
  readonly texts: Texts;
  /** Why the last press started nothing; empty if it did. */
  readonly said: string;
  /** Starts a flow with a part of its chart selected. */
  readonly select: (flow: string, name: string) => void;
}

/** What the search for a flow has found: flows, and parts of their charts. A press starts the flow. */
export function Results({ words, texts, said, select }: ResultsProps) {
  const found = foundEverywhere(null, words, texts);
  return (
    // A press on its text keeps the focus in it, so it stays open.
    <section className="workbench-results" aria-label="Results" tabIndex={-1}>
      <p role="status">
        {found.length === 0
          ? 'Neither a flow nor its screens have any of these words.'
          : foundWords(found, null, misspeltIn(words, texts))}
      </p>
      {said !== '' && (
        <p role="alert" className="workbench-fit">
          {said}
        </p>
      )}
      <FoundList found={found} select={select} />
    </section>
  );
}
