import type { Step } from '#workbench/history.ts';

interface TimelineProps {
  readonly steps: readonly Step[];
  /** Number of the selected past step; null for the present. */
  readonly shown: number | null;
  readonly show: (step: number | null) => void;
}

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : String(event);

/** The past steps, in order. Selecting a step shows it and undoes nothing. */
export function Timeline({ steps, shown, show }: TimelineProps) {
  return (
    <nav aria-label="Timeline">
      <button type="button" aria-pressed={shown === null} onClick={() => show(null)}>
        Now
      </button>
      <ol className="workbench-steps">
        {steps.map(({ number, event, state }) => (
          <li key={number}>
            <button type="button" aria-pressed={shown === number} onClick={() => show(number)}>
              {`${number}. ${typeOf(event)} → ${state}`}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
