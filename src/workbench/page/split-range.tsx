import { useSyncExternalStore } from 'react';

interface SplitRangeProps {
  /** Percent of the page's column; empty if it has the width of the page. */
  readonly split: string;
  /** Pixels of the page. */
  readonly pageWidth: number;
  readonly change: (split: string) => void;
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The largest share of a column that has the width of its page, as in the style sheet. */
const most = 66;

/** Divides the window between page and chart: by mouse, touch and keys. */
export function SplitRange({ split, pageWidth, change }: SplitRangeProps) {
  const windowWidth = useSyncExternalStore(subscribe, () => window.innerWidth);
  const usual = Math.min(most, Math.round((pageWidth / windowWidth) * 100));
  return (
    <fieldset className="workbench-group workbench-row workbench-split">
      <legend>Columns</legend>
      <label htmlFor="split">Share of the page</label>
      <input
        id="split"
        type="range"
        min="20"
        max="80"
        step="5"
        value={split || String(usual)}
        aria-valuetext={split === '' ? `as wide as the page, ${usual} percent` : `${split} percent`}
        onChange={({ target }) => change(target.value)}
      />
      <button type="button" aria-pressed={split === ''} onClick={() => change('')}>
        As wide as the page
      </button>
    </fieldset>
  );
}
