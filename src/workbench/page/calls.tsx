import type { LoggedCall } from './call-log.ts';

interface CallsProps {
  readonly calls: readonly LoggedCall[];
  /** The calls that the charts wait for. A replay sends no request, and a request may still wait after a button. */
  readonly waiting: readonly string[];
}

/** The calls that the page has sent, in order. */
export const Calls = ({ calls, waiting }: CallsProps) => (
  <details>
    <summary>{`Calls: ${calls.length} sent, ${waiting.length} waiting${waiting.length > 0 ? `: ${waiting.join(', ')}` : ''}`}</summary>
    <ol className="workbench-calls">
      {calls.map((call) => (
        <li key={call.number}>
          <details>
            <summary>{wordsOf(call)}</summary>
            <h4>Request</h4>
            <Data of={call.body} />
            <h4>Response</h4>
            <Data of={call.response} />
          </details>
        </li>
      ))}
    </ol>
  </details>
);

function wordsOf({ number, operation, method, path, end, settledBy, duration }: LoggedCall): string {
  const time = duration === null ? '' : ` after ${duration} ms`;
  const button = settledBy === null ? '' : `, settled by the button ${settledBy}`;
  return `${number}. ${operation ?? 'no operation'} ${method} ${path}: ${end}${time}${button}`;
}

const Data = ({ of }: { readonly of: unknown }) =>
  of === null ? <p>None.</p> : <pre className="workbench-data">{JSON.stringify(of, null, 2)}</pre>;
