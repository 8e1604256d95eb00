import { useSyncExternalStore } from 'react';
import { Choice } from './choice.tsx';

/** The parts that the window may show, by their names in the address. */
const names: Readonly<Record<string, string>> = {
  both: 'both',
  page: 'page',
  chart: 'chart',
  happens: 'what happens',
};

// A test's window may have no media queries.
const narrow = globalThis.matchMedia?.('(width < 1024px)');

const subscribe = (listener: () => void) => {
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
};

const isNarrow = () => narrow?.matches ?? false;

/** What the window shows: a narrow one shows one part, at first the page, or the chart with what is selected. */
export function useShown(show: string, selected: string): string {
  const isAlone = useSyncExternalStore(subscribe, isNarrow);
  if (!isAlone || show !== 'both') return show;
  return selected === '' ? 'page' : 'chart';
}

interface ShowChoiceProps {
  readonly shown: string;
  readonly show: (part: string) => void;
}

/** Chooses what the window shows. A narrow window has no room for both. */
export function ShowChoice({ shown, show }: ShowChoiceProps) {
  const isAlone = useSyncExternalStore(subscribe, isNarrow);
  const parts = Object.keys(names).filter((part) => !isAlone || part !== 'both');
  return (
    <div className="workbench-shown">
      <Choice
        legend="Show"
        names={parts.map((part) => names[part] ?? part)}
        chosen={names[shown]}
        choose={(name) => show(parts.find((part) => names[part] === name) ?? 'both')}
      />
    </div>
  );
}
