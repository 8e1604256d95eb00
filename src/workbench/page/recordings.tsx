import { type ChangeEvent, useState } from 'react';
import { type Played, play } from '#workbench/recording/play.ts';
import { stepWords, verdictOf } from '#workbench/recording/step-words.ts';
import type { Run } from './run.ts';
import { saveFile } from './save-file.ts';

/** Saves the events of this page as a file for a bug report, and replays such a file. */
export function Recordings({ run }: { readonly run: Run | null }) {
  const [outcome, setOutcome] = useState<Played | string | null>(null);
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    // The same file may be chosen again, after a change of the chart.
    target.value = '';
    if (text !== undefined) setOutcome(replayOrError(text));
  };
  return (
    <fieldset className="workbench-group">
      <legend>Recordings</legend>
      <div className="workbench-row">
        {run && (
          <button type="button" onClick={() => save(run)}>
            Save a recording
          </button>
        )}
        <label>
          Replay a recording <input type="file" accept="application/json" onChange={load} />
        </label>
      </div>
      <div role="status">{outcome !== null && <Outcome of={outcome} />}</div>
    </fieldset>
  );
}

function Outcome({ of }: { readonly of: Played | string }) {
  if (typeof of === 'string') return <p>{of}</p>;
  const { words, details } = verdictOf(of);
  return (
    <>
      <p>{words}</p>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <ol className="workbench-data">
        {of.replayed.steps.map((step, at) => (
          <li key={at}>{stepWords(step)}</li>
        ))}
      </ol>
    </>
  );
}

function replayOrError(text: string): Played | string {
  try {
    return play(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function save(run: Run): void {
  const recording = run.recording();
  if (!recording) return;
  const file = new Blob([JSON.stringify(recording, null, 2)], { type: 'application/json' });
  saveFile(`${recording.flow}.recording.json`, file);
}
