import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { Taken } from '#workbench/history.ts';

interface TransitionsProps {
  readonly flow: AnyFlow;
  readonly taken: Taken;
}

/** Every transition of the chart, with the number of times it was taken. */
export function Transitions({ flow, taken }: TransitionsProps) {
  const names = [...transitionsOf(flow.machine)];
  const count = names.filter((name) => taken[name]).length;
  return (
    <details>
      <summary>{`Transitions: ${count} of ${names.length} taken`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Transition</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{taken[name] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
