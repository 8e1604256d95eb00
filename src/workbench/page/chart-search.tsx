import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { type Found, foundEverywhere, type ScreensByFlow } from './found-everywhere.ts';
import { loadTexts } from './load-texts.ts';
import { Tool, Tools } from './tools.tsx';

interface ChartSearchProps {
  readonly flow: AnyFlow;
  readonly selected: string | null;
  /** Selects a part of a flow's chart. */
  readonly select: (flow: string, name: string) => void;
}

/** The largest number of results that are listed. */
const listed = 40;

const kinds: Readonly<Record<Found['kind'], string>> = {
  state: 'state',
  transition: 'transition',
  answer: 'answer to a call',
  text: 'on screen',
};

/** Finds states, events, guards, calls, error codes and texts on screen in all charts, and selects what has them. */
export function ChartSearch({ flow, selected, select }: ChartSearchProps) {
  const [words, search] = useState('');
  const [screens, setScreens] = useState<ScreensByFlow>({});
  const found = foundEverywhere(flow, words, screens);
  const elsewhere = found.filter((each) => each.flow !== flow.id).length;
  const count = `${found.length} found${elsewhere > 0 ? `, ${elsewhere} of them in other flows` : ''}${
    found.length > listed ? `; the first ${listed}:` : ''
  }`;
  return (
    <search aria-label="Charts">
      <div className="workbench-row">
        <label htmlFor="chart-search">State, event, call, code or text</label>
        <input
          id="chart-search"
          type="search"
          value={words}
          onFocus={() => void loadTexts().then(setScreens)}
          onChange={({ target }) => search(target.value)}
        />
        <span role="status">{words.trim() === '' ? '' : count}</span>
      </div>
      {found.length > 0 && (
        <Tools label="Found">
          <ul className="workbench-found">
            {found.slice(0, listed).map(({ flow: id, kind, name, words: text }) => (
              <li key={`${id} ${kind} ${text}`}>
                <Tool aria-pressed={id === flow.id && name === selected} onClick={() => select(id, name)}>
                  {text}
                </Tool>{' '}
                <span>{`${kinds[kind]}, ${id}`}</span>
              </li>
            ))}
          </ul>
        </Tools>
      )}
    </search>
  );
}
