interface SplitRangeProps {
  /** Percent of the page's column; empty if it has the width of the page. */
  readonly split: string;
  readonly change: (split: string) => void;
}

/** Divides the window between page and chart: by mouse, touch and keys. */
export const SplitRange = ({ split, change }: SplitRangeProps) => (
  <fieldset className="workbench-group workbench-row workbench-split">
    <legend>Columns</legend>
    <label htmlFor="split">Share of the page</label>
    <input
      id="split"
      type="range"
      min="20"
      max="80"
      step="5"
      value={split || '40'}
      aria-valuetext={split === '' ? 'as wide as the page' : `${split} percent`}
      onChange={({ target }) => change(target.value)}
    />
    <button type="button" aria-pressed={split === ''} onClick={() => change('')}>
      As wide as the page
    </button>
  </fieldset>
);
