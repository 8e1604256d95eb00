import { useState, useSyncExternalStore } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { LoggedCall } from './call-log.ts';
import { heldOperations } from './held-operations.ts';
import { rememberHolds, setHold } from './hold.ts';
import { Tool, Tools } from './tools.tsx';
import type { WriteGate } from './write-gate.ts';

interface HoldsProps {
  readonly flow: AnyFlow;
  /** The calls that the page has sent. */
  readonly calls: readonly LoggedCall[];
  readonly held: readonly string[];
  readonly hold: (operations: readonly string[]) => void;
  /** Null for a page in another tab. */
  readonly writes: WriteGate | null;
}

const legend = 'Hold the response to';

/** Holds the responses to single operations: the flows around this one get theirs. */
export function Holds({ flow, calls, held, hold, writes }: HoldsProps) {
  const [said, say] = useState('');
  const sent = heldOperations(
    flow,
    calls.map(({ operation }) => operation),
  );
  const operations = [...new Set([...held, ...sent])];
  if (operations.length === 0 && !writes) return null;
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
    <fieldset className="workbench-group">
      <legend>{legend}</legend>
      <Tools label={legend}>
        {writes && <WritesButton writes={writes} />}
        {operations.map((operation) => (
          <Tool key={operation} aria-pressed={held.includes(operation)} onClick={() => toggle(operation)}>
            {operation}
          </Tool>
        ))}
      </Tools>
      <p role="status">{said}</p>
    </fieldset>
  );
}

/** After the way to a state, what the page saves waits for a button: the sandbox does not have the data of the way. */
function WritesButton({ writes }: { readonly writes: WriteGate }) {
  const isShut = useSyncExternalStore(writes.subscribe, writes.isShut);
  return (
    <Tool aria-pressed={isShut} onClick={() => writes.set(!isShut)}>
      every write
    </Tool>
  );
}
