import type { Registered } from '#flows/registry.ts';
import { foundEverywhere, misspeltIn } from '#workbench/search/found-everywhere.ts';
import type { Texts } from '#workbench/search/texts.ts';
import { FoundList, foundWords } from './found-list.tsx';
import { Tool, Tools } from './tools.tsx';

interface ResultsProps {
  readonly words: string;
  /** The flows with the words in their names. */
  readonly flows: readonly Registered[];
  readonly texts: Texts;
  /** Starts a flow with a part of its chart selected. */
  readonly select: (flow: string, name: string) => void;
}

/** The largest number of flows that are listed: the select has all of them. */
const listedFlows = 8;

/** What the search for a flow has found: flows, and parts of their charts. A press starts the flow. */
export function Results({ words, flows, texts, select }: ResultsProps) {
  const found = foundEverywhere(null, words, texts);
  return (
    <section className="workbench-results" aria-label="Results">
      <p role="status">
        {flows.length + found.length === 0
          ? 'Neither a flow nor its screens have most of these words.'
          : `${flows.length > 0 ? `Flows with this name: ${flows.length}; ` : ''}${foundWords(found, null, misspeltIn(words, texts))}`}
      </p>
      {flows.length > 0 && (
        <Tools label="Flows found">
          <ul className="workbench-found">
            {flows.slice(0, listedFlows).map(({ area, flow: { id, title } }) => (
              <li key={id}>
                <Tool onClick={() => select(id, '')}>{id}</Tool> <span>{`flow, ${area}: ${title}`}</span>
              </li>
            ))}
          </ul>
        </Tools>
      )}
      <FoundList found={found} select={select} />
    </section>
  );
}
