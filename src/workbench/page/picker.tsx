import { useState } from 'react';
import { registry } from '#flows/registry.ts';
import { personas } from '#sandbox/personas.ts';

interface PickerProps {
  readonly flow: string | null;
  readonly persona: string | null;
}

/** Starts a flow by a plain form, which reloads the page, so that nothing of the last flow is left. */
export function Picker({ flow, persona }: PickerProps) {
  return (
    <form className="workbench-row" method="get" aria-label="Start a flow">
      <label htmlFor="flow">Flow</label>
      <select id="flow" name="flow" defaultValue={flow ?? undefined}>
        {registry.map(({ flow: { id } }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <label htmlFor="persona">Persona</label>
      <select id="persona" name="persona" defaultValue={persona ?? 'private-one'}>
        {Object.keys(personas).map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <button type="submit">Start</button>
    </form>
  );
}

const paces = { 'at once': 0, 'after a second': 1000, 'after a minute': 60_000 } as const;

/** Makes the insurer slow: a call can fail only while it is pending. */
export function Pace() {
  const [now, setNow] = useState('');
  const set = async (name: string, ms: number) => {
    const response = await fetch('/sandbox/latency', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ms }),
    });
    setNow(response.ok ? name : '');
  };
  return (
    <fieldset className="workbench-group workbench-row">
      <legend>From now on, the sandbox responds to this browser</legend>
      {Object.entries(paces).map(([name, ms]) => (
        <button key={name} type="button" aria-pressed={now === name} onClick={() => void set(name, ms)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
