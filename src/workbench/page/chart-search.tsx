import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { foundEverywhere, misspeltIn } from '#workbench/search/found-everywhere.ts';
import { loadTexts } from '#workbench/search/load-texts.ts';
import { noTexts } from '#workbench/search/texts.ts';
import { FoundList, foundWords } from './found-list.tsx';

interface ChartSearchProps {
  readonly flow: AnyFlow;
  readonly selected: string | null;
  /** Selects a part of a flow's chart. */
  readonly select: (flow: string, name: string) => void;
}

/** Finds states, events, guards, calls, error codes, texts on screen and requirements in all charts, and selects what has them. */
export function ChartSearch({ flow, selected, select }: ChartSearchProps) {
  const [words, search] = useState('');
  const [texts, setTexts] = useState(noTexts);
  const isEmpty = words.trim() === '';
  const found = isEmpty ? [] : foundEverywhere(flow.id, words, texts);
  return (
    <search aria-label="Charts">
      <div className="workbench-row">
        <label htmlFor="chart-search">State, event, call, code or text</label>
        <input
          id="chart-search"
          type="search"
          value={words}
          onFocus={() => void loadTexts().then(setTexts)}
          onChange={({ target }) => search(target.value)}
        />
        <span role="status">{isEmpty ? '' : foundWords(found, flow.id, misspeltIn(words, texts))}</span>
      </div>
      <FoundList
        found={found}
        isSelected={(each) => each.flow === flow.id && each.name === selected}
        select={select}
      />
    </search>
  );
}
