import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { errorWords } from './error-words.ts';
import { type CoveredPart, countWords, type FoundTests, journeysOf, type PathTest } from './tests-of.ts';
import type { Question } from './tests-worker.ts';
import TestsWorker from './tests-worker.ts?worker';

interface TestsOfProps {
  readonly flow: AnyFlow;
  readonly part: CoveredPart;
}

/** The walk of a large chart takes some seconds. */
function askWorker(question: Question): Promise<readonly PathTest[]> {
  const worker = new TestsWorker();
  const answer = new Promise<readonly PathTest[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly PathTest[]>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}

/** The number of tests that are listed: the shortest ones. */
const shown = 5;

/** The tests that cover a part of a chart, generated or written by hand, with the command that runs each. */
export function TestsOf({ flow: { id }, part }: TestsOfProps) {
  const [found, setFound] = useState<FoundTests | string | null>(null);
  const find = () => {
    setFound('Searching the paths …');
    Promise.all([askWorker({ flow: id, part }), journeysOf(part)]).then(
      ([paths, journeys]) => setFound({ paths, journeys }),
      (error: unknown) => setFound(errorWords(error)),
    );
  };
  const tests = typeof found === 'string' ? null : found;
  return (
    <div className="workbench-tests">
      <button type="button" onClick={find}>
        Tests of this part
      </button>
      <div role="status">
        {typeof found === 'string' && <p>{found}</p>}
        {tests && <p>{countWords(tests)}</p>}
      </div>
      {tests && tests.paths.length > 0 && (
        <>
          <Tests label="Generated tests" tests={tests.paths} />
          <p>
            In Chromium:{' '}
            <code>{`npx playwright test -c e2e --project=chromium e2e/paths.spec.ts -g '${id}'`}</code>
          </p>
        </>
      )}
      {tests?.journeys && tests.journeys.length > 0 && <Tests label="Journeys" tests={tests.journeys} />}
    </div>
  );
}

const Tests = ({ label, tests }: { readonly label: string; readonly tests: readonly PathTest[] }) => (
  <>
    <h4>{tests.length > shown ? `${label}, ${shown} of ${tests.length}` : label}</h4>
    <ol aria-label={label}>
      {tests.slice(0, shown).map(({ name, command }) => (
        <li key={name}>
          {name}
          <pre className="workbench-data">{command}</pre>
        </li>
      ))}
    </ol>
  </>
);
