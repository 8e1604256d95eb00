import { useState } from 'react';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { casesOf } from '#workbench/running.ts';
import { rememberHolds, setHold } from './hold.ts';

interface HoldsProps {
  readonly flow: AnyFlow;
  readonly held: readonly string[];
  readonly hold: (operations: readonly string[]) => void;
}

/** The operations of the flow's own calls. */
const operationsOf = (flow: AnyFlow): readonly string[] =>
  Object.entries(flow.actors).flatMap(([name, actor]) =>
    isFlow(actor) ? [] : (casesOf(flow.id).actors[name] as CallCases).operation,
  );

/** Holds the responses to single operations: the flows around this one get theirs. */
export function Holds({ flow, held, hold }: HoldsProps) {
  const [said, say] = useState('');
  const operations = [...new Set([...held, ...operationsOf(flow)])];
  if (operations.length === 0) return null;
  const toggle = async (operation: string) => {
    const isHeld = !held.includes(operation);
    const response = await setHold(operation, isHeld).catch(() => null);
    say(response?.ok ? '' : `The sandbox did not ${isHeld ? 'hold' : 'release'} ${operation}.`);
    if (!response?.ok) return;
    const next = isHeld ? [...held, operation] : held.filter((other) => other !== operation);
    rememberHolds(next);
    hold(next);
  };
  return (
    <fieldset className="workbench-group workbench-row">
      <legend>Hold the response to</legend>
      {operations.map((operation) => (
        <button
          key={operation}
          type="button"
          aria-pressed={held.includes(operation)}
          onClick={() => toggle(operation)}
        >
          {operation}
        </button>
      ))}
      <p role="status">{said}</p>
    </fieldset>
  );
}
