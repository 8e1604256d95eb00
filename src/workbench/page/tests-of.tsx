import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { CoveredPart, PathTest } from './tests-of.ts';
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

/** The generated tests that cover a part of a chart, with the command that runs each. */
export function TestsOf({ flow: { id }, part }: TestsOfProps) {
  const [found, setFound] = useState<readonly PathTest[] | string | null>(null);
  const find = () => {
    setFound('Searching the paths …');
    askWorker({ flow: id, part }).then(setFound, (error: unknown) => setFound(String(error)));
  };
  return (
    <div className="workbench-tests">
      <button type="button" onClick={find}>
        Tests of this part
      </button>
      <div role="status">
        {typeof found === 'string' && <p>{found}</p>}
        {Array.isArray(found) && <p>{`${found.length} generated tests in the DOM`}</p>}
      </div>
      {Array.isArray(found) && (
        <ol>
          {found.slice(0, shown).map(({ name, command }: PathTest) => (
            <li key={name}>
              {name}
              <pre className="workbench-data">{command}</pre>
            </li>
          ))}
        </ol>
      )}
      {Array.isArray(found) && found.length > 0 && (
        <p>
          In Chromium:{' '}
          <code>{`npx playwright test -c e2e --project=chromium e2e/paths.spec.ts -g '${id}'`}</code>
        </p>
      )}
    </div>
  );
}
