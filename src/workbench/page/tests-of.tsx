import { useEffect, useRef, useState } from 'react';
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

/** The number of tests that are listed at first: the shortest ones. */
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
  const around = useRef<HTMLDivElement>(null);
  // The answer is in view.
  useEffect(() => {
    if (found !== null) around.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  return (
    <div ref={around} className="workbench-tests">
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
          <p>In Chromium:</p>
          <Command
            of={`${id} in Chromium`}
            command={`npx playwright test -c e2e --project=chromium e2e/paths.spec.ts -g '${id}'`}
          />
        </>
      )}
      {tests?.journeys && tests.journeys.length > 0 && <Tests label="Journeys" tests={tests.journeys} />}
    </div>
  );
}

function Tests({ label, tests }: { readonly label: string; readonly tests: readonly PathTest[] }) {
  const [isWhole, showWhole] = useState(false);
  const listed = isWhole ? tests : tests.slice(0, shown);
  const isShort = listed.length < tests.length;
  return (
    <>
      <h4>{isShort ? `${label}, ${shown} of ${tests.length}` : label}</h4>
      <ol aria-label={label}>
        {listed.map(({ name, command }) => (
          <li key={name}>
            {name}
            <Command of={name} command={command} />
          </li>
        ))}
      </ol>
      {isShort && (
        <button type="button" onClick={() => showWhole(true)}>
          {`Show all ${tests.length}: ${label}`}
        </button>
      )}
    </>
  );
}

interface CommandProps {
  /** The test that the command runs. */
  readonly of: string;
  readonly command: string;
}

function Command({ of, command }: CommandProps) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => say('Copied'),
      (error: unknown) => say(errorWords(error)),
    );
  return (
    <div className="workbench-command">
      <pre className="workbench-data">{command}</pre>
      <button type="button" aria-label={`Copy the command of ${of}`} onClick={copy}>
        Copy
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
