import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';

interface SelectedProps {
  readonly flow: AnyFlow;
  readonly path: string;
}

/** An id of a requirement: 'A6.5'. */
const requirement = /\b[ABC]\d+\.\d+\b/g;

/** What the chart says about a state: its description, its calls and what leads out of it, with the guards in their order. */
export function Selected({ flow, path }: SelectedProps) {
  const node = nodesOf(flow.machine.root).find((each) => pathOf(each) === path);
  if (!node) return <p>{`${flow.id} has no state ${path}.`}</p>;
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const facts = [
    ['Calls', node.invoke.map(({ src }) => String(src))],
    ['Tags', node.tags],
    ['Requirements', node.description?.match(requirement) ?? []],
  ] as const;
  return (
    <section aria-label={`State ${path}`}>
      <h3>{`Selected: ${path}`}</h3>
      <p>{node.description}</p>
      {facts.map(
        ([name, values]) => values.length > 0 && <p key={name}>{`${name}: ${values.join(', ')}`}</p>,
      )}
      <ol>
        {transitions.map(nameOf).map((name) => (
          <li key={name}>{name.slice(name.indexOf(': ') + 2)}</li>
        ))}
      </ol>
    </section>
  );
}
