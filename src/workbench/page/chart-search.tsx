import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { foundParts } from './found-parts.ts';

interface ChartSearchProps {
  readonly flow: AnyFlow;
  readonly selected: string | null;
  readonly select: (name: string) => void;
}

/** Finds states and transitions of a chart by a state, an event, a guard or a call, and selects one. */
export function ChartSearch({ flow, selected, select }: ChartSearchProps) {
  const [words, search] = useState('');
  const found = foundParts(flow, words);
  return (
    <search aria-label="Chart">
      <div className="workbench-row">
        <label htmlFor="chart-search">State, event or call</label>
        <input
          id="chart-search"
          type="search"
          value={words}
          onChange={({ target }) => search(target.value)}
        />
        <span role="status">{words.trim() === '' ? '' : `${found.length} found`}</span>
      </div>
      {found.length > 0 && (
        <ul className="workbench-found">
          {found.map(({ name, words: text }) => (
            <li key={name}>
              <button type="button" aria-pressed={name === selected} onClick={() => select(name)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
